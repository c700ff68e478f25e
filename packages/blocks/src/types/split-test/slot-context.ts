import { createContext } from 'react';

/** Whether a block stands in the slot of a split test. */
export const SplitSlotContext = createContext(false);

/** What developers read of a variation that stands anywhere else (storefront.md §4 Split tests). */
export const misplacedVariation = 'tml-split-test-variation should be placed in the slot of a tml-split-test';
