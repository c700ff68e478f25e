import pg from 'pg';
import { BatchedSocket } from './batched-socket.ts';
import { type Db, dbOver, type RunSql } from './connection.ts';
import { beginSql, noticeChannel, type Database } from './database.ts';
import { newProcessNumber, showPresence } from './presence.ts';

/** The database cannot be reached or used; the message says what to check. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const INT8 = 20;
const maxPrepared = 400;

/** Names of statements that are parsed once per connection; beyond the limit a statement stays unnamed. */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= maxPrepared) return undefined;
    const name = `q${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** Connects to a stand-alone PostgreSQL (15 or newer). */
export async function openPostgres(url: string, max = 10): Promise<Database> {
  const nameOf = statementNames();
  const handles = new WeakMap<pg.PoolClient, Db>();
  const pool = new pg.Pool({
    connectionString: url,
    max,
    pipeline: true,
    stream: () => new BatchedSocket(),
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8
          ? (value: string) => Number(value)
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A broken idle connection is replaced by the pool; the next query reports what is wrong.
  pool.on('error', () => undefined);

  function handle(client: pg.PoolClient): Db {
    const existing = handles.get(client);
    if (existing) return existing;
    const run: RunSql = async (text, parameters) => {
      // Without parameters it goes as a simple query, which may hold several statements.
      const name = parameters.length > 0 ? nameOf(text) : undefined;
      const result = await client.query({ ...(name ? { name } : {}), text, values: [...parameters] });
      return { rows: result.rows, affected: result.rowCount ?? 0 };
    };
    const db = dbOver(run);
    handles.set(client, db);
    return db;
  }

  async function transaction<T>(begin: string, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Not awaited: it travels with the first query of the work.
      const begun = client.query(begin);
      begun.catch(() => undefined);
      const value = await work(handle(client));
      await begun;
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function atOnce<T>(begin: string, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const begun = client.query(begin);
      const working = work(handle(client));
      const ended = client.query('COMMIT');
      // Each is awaited below, but not all of them when one fails.
      for (const part of [begun, working]) part.catch(() => undefined);
      // Whatever failed before it, the COMMIT closes the transaction, and only a broken connection fails itself.
      const { command } = await ended.catch((failure: Error) => {
        broken = failure;
        throw failure;
      });
      const value = await working;
      if (command !== 'COMMIT') throw new Error('A transaction was undone by a query that nobody waited for');
      return value;
    } finally {
      client.release(broken);
    }
  }

  const processNumber = newProcessNumber();
  const listeners: ((text: string | null) => void)[] = [];
  const hear = (text: string | null): void => listeners.forEach((listener) => listener(text));
  let leave: () => Promise<void>;
  try {
    const { rows } = await pool.query('SHOW server_version_num');
    const version = Number(rows[0]?.server_version_num ?? 0);
    if (version < 150_000) {
      throw new DatabaseUnavailable(
        `DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)}; Omnis needs 15 or newer.`,
      );
    }
    leave = await showPresence(url, processNumber, hear);
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseUnavailable) throw error;
    const { host, pathname } = new URL(url);
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new DatabaseUnavailable(
      `Cannot reach the database ${pathname.slice(1) || '(default)'} at ${host}: ${reason}. Check DATABASE_URL, or leave it out to use the embedded database.`,
    );
  }

  return {
    kind: 'postgres',
    processNumber,
    tenant: (division, work) => transaction(beginSql('omnis_app', division), work),
    tenantAtOnce: (division, work) => atOnce(beginSql('omnis_app', division), work),
    platform: (work) => transaction(beginSql('omnis_platform', null), work),
    owner: (work) => transaction('BEGIN', work),
    direct: async (text, parameters) => {
      const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(
        text,
        parameters.length > 0 ? [...parameters] : undefined,
      );
      const result = Array.isArray(answer) ? answer.findLast((part) => part.rows.length > 0) : answer;
      return { rows: result?.rows ?? [], affected: result?.rowCount ?? 0 };
    },
    notify: async (text) => {
      await pool.query('SELECT pg_notify($1, $2)', [noticeChannel, text]);
    },
    listen: async (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      await pool.end();
      await leave();
    },
  };
}
