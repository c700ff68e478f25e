import { createAppearance } from '@omnis/store';
import { appearanceKey } from './appearance-key.ts';

/** How the shop looks in this browser: as the system asks, light or dark. */
export const appearance = createAppearance(appearanceKey);
