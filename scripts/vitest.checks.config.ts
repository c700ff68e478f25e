import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

import { TEST_WORKERS } from '../vitest.base.ts';

/**
 * Checks over all packages at once, for the suite `packages`: they ask the compiler and bundlers for half a minute, so
 * they are no unit tests.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'checks',
    maxWorkers: TEST_WORKERS,
    include: ['{scripts,packages}/**/*.check.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
