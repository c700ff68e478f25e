import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { administer, besides, type DatabaseTemplate } from './database-template.ts';
import { watchJoins } from './watched-joins.ts';

/** A database of a test file's own. */
export interface TestDatabase {
  database: Database;
  /** Removes it, once it is closed. */
  drop: () => Promise<void>;
}

function template(): DatabaseTemplate {
  const given: DatabaseTemplate | undefined = inject('databaseTemplate');
  if (given) return given;
  throw new Error(
    'A test that opens a database is called x.database.test.ts (on PGlite and PostgreSQL) or x.process.test.ts (on PGlite alone), so that unit tests stay quick.',
  );
}

/** A migrated PGlite in memory or in a folder. */
export async function testPglite(dataDir: string | null = null): Promise<Database> {
  const from = template();
  if (from.kind !== 'pglite') throw new Error('There is no PGlite to copy in a run on PostgreSQL');
  return openPglite(dataDir, await openAsBlob(from.file));
}

function newName(): string {
  return `omnis_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
}

/** A migrated database: PGlite in memory or, when `TEST_DATABASE_URL` is set, a fresh one of that PostgreSQL. */
export async function testDatabase(): Promise<TestDatabase> {
  const from = template();
  if (from.kind === 'pglite')
    return { database: await watchJoins(await testPglite()), drop: async () => undefined };
  const name = newName();
  await administer(from.url, `CREATE DATABASE ${name} TEMPLATE ${from.name}`);
  return {
    database: await watchJoins(await openPostgres(besides(from.url, name))),
    drop: () => administer(from.url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Where programs of a test find their database. */
export interface TestHome {
  kind: Database['kind'];
  /** The settings that name it. */
  env: { DATA_DIR: string; DATABASE_URL: string };
  /** Opens it in this process; the embedded one while no program has it open. */
  open: () => Promise<Database>;
  /** Removes it, once the programs have ended. */
  drop: () => Promise<void>;
}

/** A migrated database for programs: in a folder of theirs or, with `TEST_DATABASE_URL`, on that PostgreSQL. */
export async function testHome(): Promise<TestHome> {
  const from = template();
  const dataDir = mkdtempSync(join(tmpdir(), 'omnis-home-'));
  const name = newName();
  const databaseUrl = from.kind === 'pglite' ? null : besides(from.url, name);
  if (from.kind === 'pglite') await (await testPglite(dataDir)).close();
  else await administer(from.url, `CREATE DATABASE ${name} TEMPLATE ${from.name}`);
  return {
    kind: from.kind,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    open: () => openDatabase({ databaseUrl, dataDir }),
    drop: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (from.kind === 'postgres') await administer(from.url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
