import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabaseTests } from '../../apps/server/src/testing/embedded-tests.ts';
import { COMPONENT_PROJECTS } from '../../vitest.base.ts';
import { findChromium } from '../find-chromium.ts';
import { run } from '../lib/process.ts';
import { ROOT } from '../lib/root.ts';
import { findPostgres, startPostgres } from '../postgres.ts';
import { countVitest } from './reports.ts';
import { explain, MINUTE, type Counts, type Suite } from './suite.ts';

/** The server's tests with a database. */
const DATABASE_TESTS = ['--config', 'apps/server/vitest.database.config.ts'];

/** Runs Vitest and counts what its report tells. */
export async function runVitest(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Counts> {
  const file = join(mkdtempSync(join(tmpdir(), 'vitest-')), 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await run('vitest', ['run', ...args, ...reporters], {
    env,
    timeout: 20 * MINUTE,
    keepsTail: true,
  });
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return explain(countVitest(report, result.ok), ['vitest', ...args].join(' '), result);
}

/** Tests beside the sources that need no database, no program and no browser, but those of `components`. */
export const unit: Suite = {
  name: 'unit',
  title: 'Unit tests',
  run: () => runVitest(COMPONENT_PROJECTS.map((name) => `--project=!${name}`)),
};

/** Tests beside the sources of what is drawn: the packages of components and the apps, in a document without layout. */
export const components: Suite = {
  name: 'components',
  title: 'Components and apps in a document',
  run: () => runVitest(COMPONENT_PROJECTS.map((name) => `--project=${name}`)),
};

/** Tells whether this machine has a PostgreSQL for the tests. */
const hasPostgres = (): boolean => Boolean(process.env['TEST_DATABASE_URL']) || findPostgres() !== undefined;

function runPglite(part: DatabaseTests): Promise<Counts> {
  return runVitest(DATABASE_TESTS, { TEST_DATABASE_URL: '', OMNIS_DATABASE_TESTS: part });
}

/**
 * The server's tests over the embedded database: those of which it decides something, and those that start programs. Where
 * there is no PostgreSQL all of them, so that each runs somewhere.
 */
export const pglite: Suite = {
  name: 'pglite',
  title: 'The server on PGlite',
  run: () => runPglite(hasPostgres() ? 'embedded' : 'all'),
};

/** The others over the embedded database. */
export const laterPglite: Suite = {
  name: 'pglite',
  title: 'The rest of the server on PGlite',
  run: () => runPglite('rest'),
};

/** The server's tests with a database, on a PostgreSQL: the one named by TEST_DATABASE_URL, or one started for them. */
export const postgres: Suite = {
  name: 'postgres',
  title: 'The server on PostgreSQL',
  run: async () => {
    const given = process.env['TEST_DATABASE_URL'];
    if (given) return runVitest(DATABASE_TESTS, { TEST_DATABASE_URL: given });
    const cluster = await startPostgres();
    if (!cluster) {
      console.log(
        'Skipped: no PostgreSQL from version 15 on is installed here, and TEST_DATABASE_URL is not set.',
      );
      return undefined;
    }
    try {
      return {
        ...(await runVitest(DATABASE_TESTS, { TEST_DATABASE_URL: cluster.url })),
        note: cluster.version,
      };
    } finally {
      await cluster.stop();
    }
  },
};

/** Themes in which axe looks at every story, in light and dark: as unlike as two get, and two more in a long run. */
const THEMES = 'base,neonCity';
const LATER_THEMES = 'lux,popart';

async function runStories(themes: string): Promise<Counts> {
  if (globSync('packages/*/src/**/*.stories.tsx', { cwd: ROOT }).length === 0)
    return { passed: 0, failed: 0 };
  // Found before the clock runs: it may have to be installed.
  findChromium();
  const env = { OMNIS_AXE_THEMES: process.env['OMNIS_AXE_THEMES'] ?? themes };
  return runVitest(['--config', '.storybook/vitest.config.ts'], env);
}

/** Stories as tests in Chromium, with axe. */
export const stories: Suite = {
  name: 'stories',
  title: 'Stories in Chromium, with axe',
  // Storybook's own files are run by Node, which resolves the packages as they are published.
  needsBuild: true,
  run: () => runStories(THEMES),
};

/** Stories in further themes. */
export const laterStories: Suite = {
  name: 'stories',
  title: 'Stories in more themes, with axe',
  needsBuild: true,
  run: () => runStories(LATER_THEMES),
};
