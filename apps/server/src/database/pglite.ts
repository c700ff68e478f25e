import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { createAnnouncements } from './announcements.ts';
import { type Db, dbOver, type RunSql } from './connection.ts';
import { beginSql, noticeChannel, type Database } from './database.ts';
import { newProcessNumber } from './presence.ts';

/**
 * Later settings win over PGlite's own: 128 MB of buffers would take more memory than all the rest, and the system
 * keeps the folder's pages anyway: 16 MB were no quicker than 4.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=4MB', 'max_connections=5'].flatMap((setting) => ['-c', setting]),
];

/** Milliseconds for which transactions follow one another before others of the process have a turn. */
const longestBreath = 20;

/**
 * PostgreSQL's functions are compiled once, simply. To optimise them as well takes V8 600 MB for one of them and two
 * cores for the first seconds, and makes queries only a quarter faster.
 */
const compileOnce = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** The embedded database. */
export interface EmbeddedDatabase extends Database {
  /** All of it as a tar archive, with which another one may begin. */
  dump(): Promise<Blob>;
}

/** Where the embedded database lies in the data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'pglite');

/**
 * Opens the embedded database in a folder, or in memory without one. Its folder must be locked (`lockFolder`).
 *
 * @param contents - what a new one begins with, from `dump`; without it, an empty one is made, which takes seconds
 */
export async function openPglite(dataDir: string | null, contents?: Blob): Promise<EmbeddedDatabase> {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  for (const flag of compileOnce) setFlagsFromString(flag);
  const lite = await PGlite.create({
    startParams,
    ...(dataDir === null ? {} : { dataDir: databaseFolder(dataDir) }),
    ...(contents ? { loadDataDir: contents } : {}),
  });

  const run: RunSql = async (sql, parameters) => {
    if (parameters.length === 0) {
      const results = await lite.exec(sql);
      const last = results.findLast((result) => result.rows.length > 0) ?? results.at(-1);
      return { rows: last?.rows ?? [], affected: last?.affectedRows ?? 0 };
    }
    const result = await lite.query(sql, [...parameters]);
    return { rows: result.rows, affected: result.affectedRows ?? 0 };
  };
  const announcements = createAnnouncements();
  const announced = announcements.ofConnection();
  const db = dbOver(run, announced.add);

  // One session for all: transactions wait for one another here, and statements outside of one cannot slip in between.
  let tail: Promise<unknown> = Promise.resolve();
  let breathed = performance.now();
  let inLine = 0;
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    inLine += 1;
    const turn = tail.then(async () => {
      // The embedded database never waits for anything outside, so a long row of transactions would keep every request
      // and timer of the process waiting until its end.
      if (performance.now() - breathed > longestBreath) {
        await new Promise((resolve) => setImmediate(resolve));
        breathed = performance.now();
      }
      return work();
    });
    const leaveLine = (): void => {
      inLine -= 1;
    };
    tail = turn.then(leaveLine, leaveLine);
    return turn;
  }
  function transaction<T>(begin: string, work: (db: Db) => Promise<T>): Promise<T> {
    return inTurn(async () => {
      announced.forget();
      await lite.exec(begin);
      try {
        const value = await work(db);
        await lite.exec('COMMIT');
        announced.tell();
        return value;
      } catch (error) {
        await lite.exec('ROLLBACK');
        throw error;
      }
    });
  }

  return {
    kind: 'pglite',
    processNumber: newProcessNumber(),
    pool: () => ({ size: 1, used: Math.min(1, inLine), waiting: Math.max(0, inLine - 1), refused: 0 }),
    tenant: (division, work) => transaction(beginSql('omnis_app', division), work),
    // There is no way to travel: the same as `tenant`.
    tenantAtOnce: (division, work) => transaction(beginSql('omnis_app', division), work),
    platform: (work) => transaction(beginSql('omnis_platform', null), work),
    owner: (work) => transaction('BEGIN', work),
    direct: (sql, parameters) => inTurn(() => run(sql, parameters)),
    notify: async (text) => {
      await inTurn(() => run('SELECT pg_notify($1, $2)', [noticeChannel, text]));
    },
    listen: async (hear) => {
      await inTurn(() => lite.listen(noticeChannel, hear));
    },
    onAnnounced: announcements.on,
    dump: () => inTurn(() => lite.dumpDataDir('none')),
    close: async () => {
      await tail;
      await lite.close();
    },
  };
}
