import { createAppearance, createPreference } from '@omnis/store';

/** How the app looks; `index.html` reads the same key before the first paint. */
export const appearance = createAppearance('atlas-theme-mode');

/** How close together rows are. */
export const density = createPreference({ key: 'atlas-density', values: ['comfortable', 'compact'] });
