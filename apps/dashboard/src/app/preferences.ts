import { createAppearance } from '@omnis/store';

/** How the app looks; `public/theme-mode.js` reads the same key before the first paint. */
export const appearance = createAppearance('dashboard-theme-mode');
