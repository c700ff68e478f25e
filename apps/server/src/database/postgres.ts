import pg from 'pg';
import { databaseDefaults, type DatabaseConfig } from '../config/database.ts';
import { createAnnouncements, type Announced } from './announcements.ts';
import { BatchedSocket } from './batched-socket.ts';
import { ConnectionGate, type Share } from './connection-gate.ts';
import { type Db, dbOver, type RunSql } from './connection.ts';
import { beginSql, noticeChannel, type Database } from './database.ts';
import { currentPatience, limitsOf, limitsSql } from './limits.ts';
import { outageBy, outageOr } from './outage.ts';
import { checkUnpooled, pooledOr } from './pooled.ts';
import { livingProcesses, newProcessNumber, showPresence } from './presence.ts';
import { DatabaseUnavailable, unavailable } from './unavailable.ts';

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

/** Work that may wait for each connection of the pool: a burst passes, and a store that hangs does not grow. */
const waitingEach = 100;

/**
 * Connects to a stand-alone PostgreSQL (15 or newer).
 *
 * @param kind - a replica shows no presence and hears nothing: it cannot listen
 * @throws {DatabaseUnavailable} when it cannot be reached now; once it is open, work throws an `Outage` instead
 */
export async function openPostgres(
  url: string,
  config: DatabaseConfig = databaseDefaults,
  kind: 'primary' | 'replica' = 'primary',
): Promise<Database> {
  // A pooler gives a connection to somebody else after each transaction: nothing may stay on it.
  const isPooled = config.directUrl !== null;
  const nameOf = isPooled ? () => undefined : statementNames();
  const handles = new WeakMap<pg.PoolClient, { readonly db: Db; readonly announced: Announced }>();
  const announcements = createAnnouncements();
  const { poolSize, poolWait, storeShare } = config;
  const gate = new ConnectionGate({
    size: poolSize,
    perStore: Math.max(1, Math.floor(poolSize * storeShare)),
    wait: poolWait,
    mayWait: poolSize * waitingEach,
  });
  const limits = limitsOf(config);
  const limited = {
    // Without a pooler they are the connection's own, which is 45 µs less for each transaction.
    request: isPooled ? limitsSql(limits.request) : '',
    job: limitsSql(limits.job),
    upkeep: limitsSql(limits.upkeep),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    stream: () => new BatchedSocket(),
    connectionTimeoutMillis: poolWait,
    ...(kind === 'replica' && { application_name: 'omnis reading' }),
    ...(!isPooled && {
      // Compiling a plan takes longer than our queries do; a catalogue of 100,000 products waited seconds for it.
      options: '-c jit=off',
      statement_timeout: limits.request.statement,
      lock_timeout: limits.request.lock,
      idle_in_transaction_session_timeout: limits.request.idle,
    }),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8
          ? (value: string) => Number(value)
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // While a connection is in use the pool does not listen: one that the server ends between two queries would end the
  // process. The next query reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A broken idle connection is replaced by the pool; the next query reports what is wrong.
  pool.on('error', () => undefined);

  function handle(client: pg.PoolClient): { readonly db: Db; readonly announced: Announced } {
    const existing = handles.get(client);
    if (existing) return existing;
    const run: RunSql = async (text, parameters) => {
      // Without parameters it goes as a simple query, which may hold several statements.
      const name = parameters.length > 0 ? nameOf(text) : undefined;
      const result = await client.query({ ...(name ? { name } : {}), text, values: [...parameters] });
      return { rows: result.rows, affected: result.rowCount ?? 0 };
    };
    const announced = announcements.ofConnection();
    const made = { db: dbOver(run, announced.add), announced };
    handles.set(client, made);
    return made;
  }

  /** Runs work on a connection of a share. What shows that the database is not to be had becomes an `Outage`. */
  async function connected<T>(share: Share, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const turn = gate.acquire(share);
    if (turn) await turn;
    try {
      const client = await pool.connect().catch((error: unknown) => {
        // Also a password that was changed, or a database that takes no connections.
        throw outageBy(error);
      });
      return await work(client);
    } catch (error) {
      throw outageOr(error);
    } finally {
      gate.release(share);
    }
  }

  const transaction = <T>(share: Share, begin: string, work: (db: Db) => Promise<T>): Promise<T> =>
    connected(share, async (client) => {
      let broken: Error | undefined;
      try {
        // Not awaited: it travels with the first query of the work.
        const begun = client.query(begin);
        begun.catch(() => undefined);
        const { db, announced } = handle(client);
        announced.forget();
        const value = await work(db);
        await begun;
        const { command } = await client.query('COMMIT');
        if (command === 'COMMIT') announced.tell();
        return value;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    });

  const atOnce = <T>(share: Share, begin: string, work: (db: Db) => Promise<T>): Promise<T> =>
    connected(share, async (client) => {
      let broken: Error | undefined;
      try {
        const begun = client.query(begin);
        const { db, announced } = handle(client);
        announced.forget();
        const working = work(db);
        const ended = client.query('COMMIT');
        // Each is awaited below, but not all of them when one fails.
        for (const part of [begun, working]) part.catch(() => undefined);
        // Whatever failed before it, the COMMIT closes the transaction, and only a broken connection fails itself.
        const { command } = await ended.catch((failure: Error) => {
          broken = failure;
          throw failure;
        });
        const value = await working;
        if (command !== 'COMMIT')
          throw new Error('A transaction was undone by a query that nobody waited for');
        announced.tell();
        return value;
      } finally {
        client.release(broken);
      }
    });

  /** Outside of a transaction of ours; the text may hold its own. */
  const plainly = (share: Share, text: string): Promise<pg.QueryResult | pg.QueryResult[]> =>
    connected(share, async (client) => {
      let broken: Error | undefined;
      try {
        return await client.query(text);
      } catch (error) {
        // A text that began a transaction and failed in it must not leave it to the next one.
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    });

  const begin = (role: 'omnis_app' | 'omnis_platform', division: number | null): string =>
    beginSql(role, division) + limited[currentPatience()];

  const processNumber = newProcessNumber();
  const listeners: ((text: string | null) => void)[] = [];
  const hear = (text: string | null): void => listeners.forEach((listener) => listener(text));
  /** Shows that this process lives, where the pool's own connections see it too. */
  async function beSeen(): Promise<() => Promise<void>> {
    const { directUrl } = config;
    if (directUrl === null) return showPresence(url, processNumber, hear);
    let hide: (() => Promise<void>) | undefined;
    try {
      hide = await showPresence(directUrl, processNumber, hear);
      const { rows } = await pool.query(`SELECT 1 FROM (${livingProcesses}) AS p(number) WHERE number = $1`, [
        processNumber,
      ]);
      if (rows.length > 0) return hide;
      throw new DatabaseUnavailable(
        'DATABASE_DIRECT_URL leads to another database than DATABASE_URL. Set it to the address of the PostgreSQL that the pooler of DATABASE_URL leads to, with the same database.',
      );
    } catch (error) {
      await hide?.();
      throw unavailable(error, directUrl, 'DATABASE_DIRECT_URL');
    }
  }

  let leave = async (): Promise<void> => undefined;
  try {
    const { rows } = await pool.query(`SELECT current_setting('server_version_num') AS version`);
    const version = Number(rows[0]?.version ?? 0);
    if (!isPooled) await checkUnpooled(pool, limits.request.lock);
    if (version < 150_000) {
      throw new DatabaseUnavailable(
        `${kind === 'replica' ? 'DATABASE_READ_URL' : 'DATABASE_URL'} points to PostgreSQL ${Math.floor(version / 10_000)}; Omnis needs 15 or newer.`,
      );
    }
    if (kind === 'primary') leave = await beSeen();
  } catch (error) {
    await pool.end();
    throw unavailable(pooledOr(error), url, kind === 'replica' ? 'DATABASE_READ_URL' : 'DATABASE_URL');
  }

  return {
    kind: 'postgres',
    processNumber,
    pool: () => gate.figures(),
    tenant: (division, work) => transaction(division, begin('omnis_app', division), work),
    tenantAtOnce: (division, work) => atOnce(division, begin('omnis_app', division), work),
    platform: (work) => transaction('platform', begin('omnis_platform', null), work),
    owner: (work) => transaction('owner', `BEGIN${limited.upkeep}`, work),
    direct: async (text, parameters) => {
      // Texts with parameters are single statements, so that the limits can go before them in a transaction.
      if (parameters.length > 0)
        return atOnce('jobs', `BEGIN${limited.job}`, (db) => db.run(text, parameters));
      const answer = await plainly('jobs', text);
      const result = Array.isArray(answer) ? answer.findLast((part) => part.rows.length > 0) : answer;
      return { rows: result?.rows ?? [], affected: result?.rowCount ?? 0 };
    },
    notify: async (text) => {
      await atOnce('platform', `BEGIN${limited.job}`, (db) =>
        db.run('SELECT pg_notify($1, $2)', [noticeChannel, text]),
      );
    },
    listen: async (listener) => {
      listeners.push(listener);
    },
    onAnnounced: announcements.on,
    close: async () => {
      await pool.end();
      await leave();
    },
  };
}
