import { createAppearance } from '@omnis/store';

/** How the app looks; `vite.config.ts` has a script read the same key before the first paint. */
export const appearance = createAppearance('dashboard-theme-mode');
