import { join, matchesGlob } from 'node:path';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SLOWER_TESTS, TEST_WORKERS, unitProject } from '../../vitest.base.ts';
import { EMBEDDED_TESTS, databaseTestsOf } from './src/testing/embedded-tests.ts';
import { SlowestFirst } from './src/testing/slowest-first.ts';

/**
 * The server's tests with a database: `*.database.test.ts` on PGlite or, with `TEST_DATABASE_URL`, on that PostgreSQL.
 * `*.process.test.ts` start programs over the embedded database, so they need not run again on the other one; nor need
 * the sweeps of what is decided before a database is asked. Those of sign-in, tenancy and rows run on both.
 */
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** On PGlite, `OMNIS_DATABASE_TESTS` names a part. */
const part = databaseTestsOf(isOnPostgres ? undefined : process.env['OMNIS_DATABASE_TESTS']);

/** Many tests wait, for programs, repeats and limits of time, while another file can be worked on. */
const WORKERS = TEST_WORKERS + 1;

/** They replace modules, so no other file may have loaded them. */
const alone = ['src/sweeps/access.database.test.ts', 'src/sweeps/sign-in.database.test.ts'];

const aloneInPart =
  part === 'embedded'
    ? alone.filter((file) => EMBEDDED_TESTS.some((each) => matchesGlob(file, each)))
    : alone;

interface Files {
  readonly name: string;
  readonly include: string[];
  readonly exclude?: readonly string[];
  readonly isolate: boolean;
}

function project({ name, include, exclude = [], isolate }: Files): TestProjectInlineConfiguration {
  return {
    ...unitProject({ name }),
    root: import.meta.dirname,
    test: {
      name,
      isolate,
      pool: 'forks',
      // The tests hash passwords by the hundred.
      alias: [
        {
          find: /^@node-rs\/argon2$/,
          replacement: join(import.meta.dirname, 'src/testing/quick-argon2.ts'),
        },
      ],
      setupFiles: [join(import.meta.dirname, 'src/testing/check-joins.ts')],
      hookTimeout: 120_000,
      testTimeout: 120_000,
      maxWorkers: WORKERS,
      expect: { poll: { timeout: 15_000 } },
      include,
      exclude: [
        ...configDefaults.exclude,
        ...exclude,
        ...(part === 'rest' ? EMBEDDED_TESTS : []),
        ...(isOnPostgres ? ['src/sweeps/{access,hosts,routes}.database.test.ts'] : []),
      ],
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: ['src/testing/temporary-folder.ts', 'src/testing/database-template.ts'],
    sequence: { sequencer: SlowestFirst },
    maxWorkers: WORKERS,
    projects: [
      project({
        name: 'server-database',
        // To load the server anew takes longer than the tests of most files; each has a database of its own.
        isolate: false,
        include:
          part === 'embedded'
            ? [...EMBEDDED_TESTS]
            : SLOWER_TESTS.filter((pattern) => !isOnPostgres || !pattern.includes('.process.')),
        exclude: alone,
      }),
      project({ name: 'server-database-alone', isolate: true, include: aloneInPart }),
    ],
  },
});
