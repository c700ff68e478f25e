import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';

/** Every story is a test in a real browser: it renders, its play function passes, and axe finds nothing. */
function storiesIn(mode: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: import.meta.dirname,
        storybookScript: 'pnpm storybook --no-open',
        initialGlobals: { mode },
      }),
    ],
    test: {
      name: `stories-${mode}`,
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
