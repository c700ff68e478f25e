import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';

/**
 * Themes in which axe looks at every story beside the base theme: by default three that are as unlike as themes get (serif
 * on paper, neon on black, black frames on primary colours). `pnpm axe:themes` names all of them.
 */
const checkedThemes = process.env['OMNIS_AXE_THEMES'] ?? 'lux,neonCity,popart';

/** Every story is a test in a real browser: it renders, its play function passes, and axe finds nothing. */
function storiesIn(mode: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: import.meta.dirname,
        storybookScript: 'pnpm storybook --no-open',
        initialGlobals: { mode, checkedThemes },
      }),
    ],
    test: {
      name: `stories-${mode}`,
      // Axe takes about a tenth of a second for a theme, and there are more than forty.
      testTimeout: checkedThemes === 'all' ? 120_000 : 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS] },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  test: { projects: [storiesIn('light'), storiesIn('dark')] },
});
