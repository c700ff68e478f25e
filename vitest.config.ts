import { defineConfig } from 'vitest/config';
import { NETWORK_GUARD, TEST_WORKERS } from './vitest.base.ts';

/** Unit tests of everything; the stories have their own configuration in `.storybook`, the server's with a database theirs. */
export default defineConfig({
  test: {
    // Checks of development say how long they took by the clock on the wall, which on a busy machine is no word on the state.
    onConsoleLog: (log) =>
      /^(?:\w+StateInvariantMiddleware took \d+ms.*\s+If your state.*\s+It is disabled.*\s*)+$/.test(log)
        ? false
        : undefined,
    projects: [
      'packages/*',
      'apps/*',
      {
        test: {
          name: 'tools',
          pool: 'threads',
          maxWorkers: TEST_WORKERS,
          testTimeout: 60_000,
          setupFiles: [NETWORK_GUARD],
          include: ['{scripts,bench}/**/*.test.ts'],
        },
      },
    ],
  },
});
