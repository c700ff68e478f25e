/** Parts of the tests with a database, when they run on PGlite. */
export type DatabaseTests = 'all' | 'embedded' | 'rest';

/** Reads the name of a part; all tests without one. */
export function databaseTestsOf(name: string | undefined): DatabaseTests {
  return name === 'embedded' || name === 'rest' ? name : 'all';
}

/** Tests that `pnpm test` runs on PGlite, the whole being run on PostgreSQL; `pnpm test:long` runs the others. */
export const EMBEDDED_TESTS: readonly string[] = [
  // They start programs over PGlite, or are not repeated on PostgreSQL.
  'src/**/*.process.test.ts',
  'src/sweeps/{access,hosts,routes}.database.test.ts',
  // Each kind of database decides these: how it is opened, copied, migrated and told of changes, and how its jobs are
  // taken.
  'src/{backup,cache,database,jobs,live,seed}/**/*.database.test.ts',
  'src/{platform,domains/jobs/jobs,domains/retention/*}.database.test.ts',
  // One way through each large domain, so that a statement that PGlite reads in another way shows.
  'src/domains/{accounts/accounts,basket/basket,catalogue/catalogue,checkout/checkout,pages/pages}.database.test.ts',
  'src/domains/orders/{money,orders}.database.test.ts',
];
