import { configDefaults, defineProject, type UserWorkspaceConfig } from 'vitest/config';

/** What a package says of its unit tests. */
export interface UnitProjectOptions {
  name: string;
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
}

/** Tests that need a database or start programs; they have suites of their own. */
export const SLOWER_TESTS = ['**/*.database.test.ts', '**/*.process.test.ts'];

/** Unit tests run on the source: the `@omnis/source` condition makes a build unnecessary. */
export function unitProject({
  name,
  environment = 'node',
  setupFiles = [],
}: UnitProjectOptions): UserWorkspaceConfig {
  return defineProject({
    resolve: { conditions: ['@omnis/source'] },
    ssr: { resolve: { conditions: ['@omnis/source'], externalConditions: ['@omnis/source'] } },
    test: {
      name,
      environment,
      hookTimeout: 60_000,
      testTimeout: 30_000,
      setupFiles,
      include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, ...SLOWER_TESTS],
    },
  });
}
