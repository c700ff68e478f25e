import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from './vitest.base.ts';

/** Unit tests of everything; the stories have their own configuration in `.storybook`, the server's with a database theirs. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      {
        test: {
          name: 'tools',
          pool: 'threads',
          maxWorkers: TEST_WORKERS,
          testTimeout: 60_000,
          include: ['scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
