import { randomInt } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { noticeChannel } from './database.ts';
import { checkUnpooled, pooledOr } from './pooled.ts';

/** First key of the locks that processes hold while they live: “omni” as a number, which no other program will have. */
const lockClass = 0x6f_6d_6e_69;

/**
 * SQL that gives the numbers of the processes that live on the same database (`Database.processNumber`). A process that
 * is missing has died, or has just lost its connection: whoever takes its work over must still keep it from ending it.
 * On the embedded database there is none: its folder has one process, so that every other one is dead.
 */
export const livingProcesses = `SELECT objid::bigint FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${lockClass} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** A number by which a process is told from the others on a database, in the range of its second lock key. */
export function newProcessNumber(): number {
  return randomInt(1, 2 ** 31);
}

/** Milliseconds that the connection waits for a lock; a pooler would drop it, by which one is seen. */
const lockTimeout = 4500;

/** Milliseconds between tries to be seen again. */
const pause = 1000;

/**
 * Shows on a PostgreSQL that this process lives: a connection of its own holds a lock under the process's number, and
 * the kernel closes it with the process, however that ends. A lost connection is replaced. The lock is shared, so that
 * the new connection need not wait until the server has noticed that the old one is gone. The same connection hears
 * what the processes tell one another.
 *
 * @param hear - what was told; null after a lost connection, when something may have been missed
 * @returns ends it
 * @throws {BehindPooler} when the address leads to a pooler, at which nothing can be held or heard
 */
export async function showPresence(
  url: string,
  processNumber: number,
  hear: (text: string | null) => void,
): Promise<() => Promise<void>> {
  let end: (() => Promise<void>) | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function show(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      application_name: 'omnis presence',
      connectionTimeoutMillis: 5000,
      lock_timeout: lockTimeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      stream: () => socket,
    });
    // Errors are reported by `connect` and `query`, or followed by the end.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await client.connect();
      await checkUnpooled(client, lockTimeout);
      await client.query(
        `SET idle_session_timeout = 0; LISTEN ${noticeChannel}; SELECT pg_advisory_lock_shared(${lockClass}, ${processNumber})`,
      );
    } catch (error) {
      void client.end().catch(() => undefined);
      throw pooledOr(error);
    }
    // A command that is done ends without waiting for it.
    socket.unref();
    end = () => {
      socket.ref();
      return client.end();
    };
    client.once('end', again);
    if (closed) await end();
  }

  function again(): void {
    if (closed) return;
    show().then(
      () => hear(null),
      () => {
        retry = setTimeout(again, pause).unref();
      },
    );
  }

  await show();
  return async () => {
    closed = true;
    clearTimeout(retry);
    await end?.();
  };
}
