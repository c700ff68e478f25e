import { configDefaults, defineConfig } from 'vitest/config';
import { SLOWER_TESTS, TEST_WORKERS, unitProject } from '../../vitest.base.ts';

/**
 * The server's tests with a database: `*.database.test.ts` on PGlite or, with `TEST_DATABASE_URL`, on that PostgreSQL.
 * `*.process.test.ts` start programs over the embedded database, so they need not run again on the other one.
 */
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

export default defineConfig({
  ...unitProject({ name: 'server-database' }),
  root: import.meta.dirname,
  test: {
    name: 'server-database',
    globalSetup: ['src/testing/temporary-folder.ts', 'src/testing/database-template.ts'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
    maxWorkers: TEST_WORKERS,
    expect: { poll: { timeout: 15_000 } },
    include: SLOWER_TESTS.filter((pattern) => !isOnPostgres || !pattern.includes('.process.')),
    exclude: configDefaults.exclude,
  },
});
