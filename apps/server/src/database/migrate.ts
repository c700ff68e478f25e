import { setTimeout as pause } from 'node:timers/promises';
import type { Migration } from 'kysely/migration';
import type { Db } from './connection.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import { sayAtStart, withSchemaLock } from './schema-lock.ts';
import { schemaState } from './schema-state.ts';

/** A migration failed; the database is as it was before all of them. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

/** How a database is migrated; tests bring their own. */
export interface MigrateOptions {
  /** Where it is said what is waited for. */
  readonly say?: (text: string) => void;
  readonly list?: Readonly<Record<string, Migration>>;
  /** How often it is tried again to have a table that is in use, and the pause before, in milliseconds. */
  readonly retry?: { readonly times: number; readonly after: number };
}

/**
 * Milliseconds that a migration waits for a table. Whoever asks for the table meanwhile waits behind it, so it gives way
 * early and tries again.
 */
const tableWait = 2_000;

const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

function hasCode(error: unknown, code: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (Reflect.get(at, 'code') === code) return true;
  return false;
}

/** Tells somebody with a new database what its role lacks. */
const neededRights =
  ' The role of DATABASE_URL must own the database and have the right CREATEROLE. ALTER ROLE … CREATEROLE gives it that.';

/** Kysely's own migrator would hide why a migration failed: it asks the broken transaction to give its lock back. */
async function carryOut(db: Db, list: Readonly<Record<string, Migration>>): Promise<string[]> {
  await db.run(
    `CREATE TABLE IF NOT EXISTS kysely_migration (name varchar(255) PRIMARY KEY, "timestamp" varchar(255) NOT NULL)`,
    [],
  );
  await db.run(`SET LOCAL lock_timeout = ${tableWait}`, []);
  // Asked again under the lock: another process may have carried them out meanwhile.
  const { pending } = await schemaState(db.run, list);
  for (const name of pending) {
    try {
      await list[name]?.up(db.query);
      await db.run('INSERT INTO kysely_migration (name, "timestamp") VALUES ($1, $2)', [
        name,
        new Date().toISOString(),
      ]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'it gave no reason';
      const hint = hasCode(error, INSUFFICIENT_PRIVILEGE) ? neededRights : '';
      throw new MigrationFailed(
        `The migration ${name} failed: ${reason}. The database is as it was before.${hint}`,
        { cause: error },
      );
    }
  }
  return [...pending];
}

/**
 * Brings the schema up to date, all of it or nothing. Of several processes one does it, and the others wait. A schema
 * of a newer release is accepted as it is: its migrations only add (docs/decisions/0196-newer-schema.md).
 *
 * @returns names of the migrations that were carried out now
 * @throws {MigrationFailed} naming the migration
 */
export async function migrate(
  database: Database,
  { say = sayAtStart, list = migrations, retry = { times: 30, after: 2_000 } }: MigrateOptions = {},
): Promise<string[]> {
  const { pending, newer } = await database.owner(({ run }) => schemaState(run, list));
  if (newer.length > 0)
    say(
      `The schema is of a newer release, which has carried out: ${newer.join(', ')}. This one works with it.`,
    );
  if (pending.length === 0) return [];
  for (let tried = 0; ; tried += 1) {
    try {
      return await withSchemaLock(database, { busy: 'Another process is migrating', say }, (db) =>
        carryOut(db, list),
      );
    } catch (error) {
      if (!(error instanceof MigrationFailed) || !hasCode(error, LOCK_NOT_AVAILABLE) || tried >= retry.times)
        throw error;
      say(`${error.message} A table is in use; trying again …`);
      await pause(retry.after);
    }
  }
}
