import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { administer, besides } from '../testing/database-template.ts';
import { startProgram } from '../testing/program.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

// The embedded database belongs to one process: its folder is locked.
describe.skipIf(server === '')('processes that start on one PostgreSQL', { timeout: 300_000 }, () => {
  const name = `omnis_starts_${process.pid}`;
  const url = server && besides(server, name);
  beforeEach(() => administer(server, `CREATE DATABASE ${name}`));
  afterEach(() => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

  /** Migrates and starts the jobs of five processes at once. */
  const startFive = () =>
    Promise.all(
      Array.from({ length: 5 }, () => startProgram('testing/write-template.ts', { args: [url] }).ended),
    );
  const pending = async (): Promise<string[]> => {
    const database = await openPostgres(url);
    const carriedOut = await migrate(database, { say: () => undefined });
    await database.close();
    return carriedOut;
  };

  test('an empty database: one migrates, all go on', async () => {
    const ends = await startFive();
    expect(ends.map(({ code, errors }) => ({ code, errors }))).toEqual(
      Array.from({ length: 5 }, () => ({ code: 0, errors: '' })),
    );
    expect(await pending()).toEqual([]);
  });

  test('a role without CREATEROLE cannot migrate a new database, and is told so', async () => {
    const role = `${name}_owner`;
    await administer(server, `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
    await administer(server, `ALTER DATABASE ${name} OWNER TO ${role}`);
    const own = new URL(url);
    own.username = role;
    own.password = 'secret';
    const database = await openPostgres(own.href);
    try {
      await expect(migrate(database)).rejects.toThrow(
        /^The migration 0001-platform failed: .*must own the database and have the right CREATEROLE/,
      );
    } finally {
      await database.close();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await administer(server, `DROP ROLE ${role}`);
    }
  });

  test('an old database: one migrates, all go on', async () => {
    const database = await openPostgres(url);
    const old = Object.fromEntries(Object.entries(migrations).slice(0, 30));
    expect(await migrate(database, { list: old })).toHaveLength(30);
    await database.close();
    expect((await startFive()).map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    expect(await pending()).toEqual([]);
  });

  test('a migration that is killed in its middle leaves nothing, and the next process carries it out', async () => {
    const first = startProgram('testing/slow-migration.ts', { args: [url, '100'] });
    await first.printed(/in its middle/);
    const second = startProgram('testing/slow-migration.ts', { args: [url] });
    await second.printed(/^Another process is migrating; waiting …$/m);
    first.process.kill('SIGKILL');
    const { code, out } = await second.ended;
    expect(code).toBe(0);
    expect(out).toMatch(/carried out 0001-platform .* 9001-slow/);
    expect(out.match(/waiting …/g)).toHaveLength(1);
  });
});
