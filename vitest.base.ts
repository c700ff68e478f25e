import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineProject, type UserWorkspaceConfig } from 'vitest/config';

/** What a package says of its unit tests. */
export interface UnitProjectOptions {
  name: string;
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
}

/** Tests that need a database or start programs; they have suites of their own. */
export const SLOWER_TESTS = ['**/*.database.test.ts', '**/*.process.test.ts'];

/** Vitest would leave a core free, which is half of a machine with two. */
export const TEST_WORKERS = Math.max(2, availableParallelism() - 1);

/** A bundler does not start in a virtual machine with a document: the project `tools` runs these. */
export const BUNDLER_TESTS = '**/src/bundle.test.ts';

/** Unit tests run on the source: the `@omnis/source` condition makes a build unnecessary. */
export function unitProject({
  name,
  environment = 'node',
  setupFiles = [],
}: UnitProjectOptions): UserWorkspaceConfig {
  const isBrowserLike = environment === 'jsdom';
  return defineProject({
    resolve: { conditions: ['@omnis/source'] },
    ssr: { resolve: { conditions: ['@omnis/source'], externalConditions: ['@omnis/source'] } },
    test: {
      name,
      environment,
      // A document is made once a worker, and each file still has globals of its own.
      pool: isBrowserLike ? 'vmThreads' : 'threads',
      hookTimeout: 60_000,
      testTimeout: 30_000,
      maxWorkers: TEST_WORKERS,
      // styled-components writes its rules one by one, as in production: from text, jsdom reads all of them each time.
      env: isBrowserLike ? { SC_DISABLE_SPEEDY: 'false' } : {},
      expect: { poll: { timeout: 15_000 } },
      setupFiles: [...(isBrowserLike ? [join(import.meta.dirname, 'vitest.setup.ts')] : []), ...setupFiles],
      include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, ...SLOWER_TESTS, ...(isBrowserLike ? [BUNDLER_TESTS] : [])],
    },
  });
}
