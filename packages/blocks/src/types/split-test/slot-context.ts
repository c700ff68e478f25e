import { createContext } from 'react';

/** True when a block stands in the slot of a split test. */
export const SplitSlotContext = createContext(false);

/** Warning for developers about a variation that stands anywhere else (storefront.md §4 Split tests). */
export const misplacedVariation = 'tml-split-test-variation should be placed in the slot of a tml-split-test';
