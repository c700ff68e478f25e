import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './connection.ts';
import type { Database } from './database.ts';

/** Milliseconds between two tries to have the lock. */
const tryEvery = 250;

/** Milliseconds after which it is said again what is waited for. */
const sayEvery = 10_000;

/** Says something to whoever started the process. */
export function sayAtStart(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Work of a process on the schema, and the message that another process is doing it. */
export interface SchemaWork {
  /** Such as “Another process is migrating”. */
  readonly busy: string;
  readonly say?: (text: string) => void;
}

/**
 * Runs work on the schema in a transaction of the owner while no other process does. Others wait and say so. The lock
 * ends with the transaction, so it works through PgBouncer, and a process that dies leaves neither lock nor half a schema.
 */
export async function withSchemaLock<T>(
  database: Database,
  { busy, say = sayAtStart }: SchemaWork,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const done = await database.owner(async (db) => {
      const { rows } = await db.run(
        `SELECT pg_try_advisory_xact_lock(hashtext('omnis.schema'), 0) AS mine`,
        [],
      );
      const [row] = rows;
      const isMine = typeof row === 'object' && row !== null && Reflect.get(row, 'mine') === true;
      return isMine ? { value: await work(db) } : null;
    });
    if (done) return done.value;
    if (performance.now() - saidAt >= sayEvery) {
      say(`${busy}; waiting …`);
      saidAt = performance.now();
    }
    await pause(tryEvery);
  }
}

/**
 * Runs work that uses connections of its own, such as setting up the job queue, while no other process works on the
 * schema. The embedded database has no other process.
 */
export async function aloneOnSchema(
  database: Database,
  how: SchemaWork,
  work: () => Promise<void>,
): Promise<void> {
  if (database.kind === 'pglite') return work();
  await withSchemaLock(database, how, work);
}
