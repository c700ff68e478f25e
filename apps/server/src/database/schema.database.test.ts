import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, MigrationFailed } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { schemaState } from './schema-state.ts';

let database: Database;
let drop: () => Promise<void>;
const said: string[] = [];
const say = (text: string): void => void said.push(text);

beforeAll(async () => {
  ({ database, drop } = await testDatabase());
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(() => said.splice(0));

const step = (text: string): Migration => ({ up: async (db) => void (await sql.raw(text).execute(db)) });
const tables = async (pattern: string) => {
  const { rows } = await database.owner((db) =>
    db.run(`SELECT tablename FROM pg_tables WHERE tablename LIKE $1 ORDER BY 1`, [pattern]),
  );
  return rows.map((row) => String(Reflect.get(Object(row), 'tablename')));
};

describe('a schema', () => {
  test('that is up to date is left alone', async () => {
    expect(await migrate(database, { say })).toEqual([]);
    expect(said).toEqual([]);
  });

  test('is left as it was by a migration that fails, which is named with its reason', async () => {
    const list = {
      ...migrations,
      '9001-begins': step('CREATE TABLE zz_begun (id integer)'),
      '9002-breaks': step('CREATE TABLE zz_broken (id nonsense)'),
    };
    const failing = migrate(database, { say, list });
    await expect(failing).rejects.toBeInstanceOf(MigrationFailed);
    await expect(failing).rejects.toThrow(
      /^The migration 9002-breaks failed: type "nonsense" does not exist/,
    );
    expect(await tables('zz_%')).toEqual([]);
    expect(await database.owner(({ run }) => schemaState(run, list))).toEqual({
      pending: ['9001-begins', '9002-breaks'],
      newer: [],
    });
  });

  test('of a newer release is accepted and named, and what is pending beside it is carried out', async () => {
    const newer = { ...migrations, '9003-newer': step('CREATE TABLE zz_newer (id integer)') };
    expect(await migrate(database, { say, list: newer })).toEqual(['9003-newer']);
    expect(said).toEqual([]);
    expect(await migrate(database, { say })).toEqual([]);
    expect(said).toEqual([expect.stringMatching(/newer release, which has carried out: 9003-newer/)]);
    const branch = { ...migrations, '9002-branch': step('CREATE TABLE zz_branch (id integer)') };
    expect(await migrate(database, { say, list: branch })).toEqual(['9002-branch']);
    expect(await tables('zz_%')).toEqual(['zz_branch', 'zz_newer']);
  });
});
