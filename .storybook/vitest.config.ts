import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { TEST_WORKERS } from '../vitest.base.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';

/**
 * Themes in which axe looks at every story, light and dark: by default the base theme and three that are as unlike as
 * themes get (serif on paper, neon on black, black frames on primary colours). `pnpm axe:themes` names all of them.
 */
const checkedThemes = process.env['OMNIS_AXE_THEMES'] ?? 'base,lux,neonCity,popart';

/** Every story is a test in a real browser: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      storybookScript: 'pnpm storybook --no-open',
      initialGlobals: { checkedThemes },
    }),
    // The plugin of the stories takes nothing else that the configuration names.
    {
      name: 'test-of-the-guard',
      config: () => ({ test: { include: ['.storybook/network-guard.test.ts'] } }),
    },
  ],
  test: {
    name: 'stories',
    setupFiles: [join(import.meta.dirname, 'network-guard.ts')],
    // Storybook is loaded once a page, not once a file: a story's elements go with the story.
    isolate: false,
    maxWorkers: TEST_WORKERS,
    // Axe takes about a tenth of a second for a theme in one mode, and there are more than forty.
    testTimeout: checkedThemes === 'all' ? 240_000 : 30_000,
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
});
