import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineProject, type UserWorkspaceConfig } from 'vitest/config';

/** Options of a package for its unit tests. */
export interface UnitProjectOptions {
  name: string;
  /** True when its tests render components into a document. */
  document?: boolean;
  setupFiles?: string[];
}

/** Tests that need a database or start programs; they have suites of their own. */
export const SLOWER_TESTS = ['**/*.database.test.ts', '**/*.process.test.ts'];

/** Vitest would leave a core free, which is half of a machine with two. */
export const TEST_WORKERS = Math.max(2, availableParallelism() - 1);

/** The projects that draw components: a document for each file takes longer than most of its tests. */
export const COMPONENT_PROJECTS = [
  'account',
  'atlas',
  'blocks',
  'dashboard',
  'desk',
  'editor',
  'live-chat',
  'orders',
  'rendering',
  'shop-account',
  'shop-kit',
  'shopping',
  'storefront',
  'studio',
  'texts',
  'theme',
  'ui',
];

/** Refuses connections that a test has not opened itself. */
export const NETWORK_GUARD = join(import.meta.dirname, 'vitest.network.ts');

/** Unit tests run on the source: the `@omnis/source` condition makes a build unnecessary. */
export function unitProject({
  name,
  document = COMPONENT_PROJECTS.includes(name),
  setupFiles = [],
}: UnitProjectOptions): UserWorkspaceConfig {
  return defineProject({
    resolve: { conditions: ['@omnis/source'] },
    ssr: { resolve: { conditions: ['@omnis/source'], externalConditions: ['@omnis/source'] } },
    test: {
      name,
      environment: document ? 'jsdom' : 'node',
      // A document is made once a worker, and each file still has globals of its own.
      pool: document ? 'vmThreads' : 'threads',
      // Files without a document leave nothing behind that lasts, and loading the server anew took most of their time.
      isolate: document,
      hookTimeout: 60_000,
      testTimeout: 30_000,
      maxWorkers: TEST_WORKERS,
      // styled-components writes its rules one by one, as in production: from text, jsdom reads all of them each time.
      env: document ? { SC_DISABLE_SPEEDY: 'false' } : {},
      expect: { poll: { timeout: 15_000 } },
      setupFiles: [
        NETWORK_GUARD,
        ...(document ? [join(import.meta.dirname, 'vitest.setup.ts')] : []),
        ...setupFiles,
      ],
      include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...SLOWER_TESTS],
    },
  });
}

/** Tests of a package or app of the shop: texts are there at once, in every language. */
export function shopProject(name: string, setupFiles: readonly string[] = []): UserWorkspaceConfig {
  return unitProject({
    name,
    setupFiles: [join(import.meta.dirname, 'vitest.shop-texts.ts'), ...setupFiles],
  });
}
