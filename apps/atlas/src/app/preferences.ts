import { createAppearance, createPreference } from '@omnis/store';

/** How the app looks; `vite.config.ts` has a script read the same key before the first paint. */
export const appearance = createAppearance('atlas-theme-mode');

/** How close together rows are. */
export const density = createPreference({ key: 'atlas-density', values: ['comfortable', 'compact'] });
