/**
 * Carries out a migration that takes some seconds, for tests that kill it, or end it by SIGUSR2:
 * `slow-migration.ts <URL of a database, or a data folder> <seconds> <direct URL>`.
 */
import { databaseDefaults } from '../config/database.ts';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/open.ts';
import { openPostgres } from '../database/postgres.ts';

const [url = '', seconds = '0', direct] = process.argv.slice(2);
const enough = new AbortController();
process.once('SIGUSR2', () => enough.abort());
const slow: Migration = {
  up: async (db) => {
    await sql`CREATE TABLE zz_slow (id integer)`.execute(db);
    process.stdout.write('in its middle\n');
    for (let tenths = 0; tenths < Number(seconds) * 10 && !enough.signal.aborted; tenths += 1)
      await sql`SELECT pg_sleep(0.1)`.execute(db);
  },
};
const database = url.startsWith('postgres')
  ? await openPostgres(url, { ...databaseDefaults, directUrl: direct ?? null })
  : await openDatabase({ databaseUrl: null, dataDir: url });
const done = await migrate(database, { list: { ...migrations, '9001-slow': slow } });
process.stdout.write(`carried out ${done.join(' ') || 'nothing'}\n`);
await database.close();
