import { createAppearance } from '@omnis/store';
import { appearanceKey } from '@omnis/rendering';

/** How the shop looks in this browser: as the system asks, light or dark. */
export const appearance = createAppearance(appearanceKey);
