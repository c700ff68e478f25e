import type { LiveTopic } from '@omnis/contract/paths';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Schema } from './schema.ts';

/** Result of a statement, whichever driver ran it. */
export interface RawResult {
  rows: unknown[];
  affected: number;
}

/** Runs one statement on one open connection. */
export type RunSql = (sql: string, parameters: readonly unknown[]) => Promise<RawResult>;

/**
 * Runs a query that is compiled already. It leaves at once, and so before those that were started by Kysely, which takes
 * some turns first.
 */
export type SendQuery = <R>(compiled: CompiledQuery<R>) => Promise<R[]>;

/**
 * A handle on one open connection: Kysely for typed queries, `run` for the few statements that are
 * clearer as SQL. Queries that are started together travel together where the driver can pipeline.
 */
export interface Db {
  readonly query: Kysely<Schema>;
  readonly run: RunSql;
  readonly send: SendQuery;
  /**
   * Says that something has changed for those who look at a live topic. They are told after the commit, and not at all
   * when the transaction is undone.
   */
  readonly announce: (topic: LiveTopic) => void;
}

/** The handle on one connection that somebody else opened and closes. @param announce - without it nobody is told */
export function dbOver(run: RunSql, announce: Db['announce'] = () => undefined): Db {
  return {
    announce,
    query: kyselyOver(run),
    run,
    // As with `OneConnection`: the row type is what the query builder derived.
    send: async <R>({ sql, parameters }: CompiledQuery<R>) => (await run(sql, parameters)).rows as R[],
  };
}

class OneConnection implements DatabaseConnection {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#run(compiled.sql, compiled.parameters);
    // Kysely's own drivers make the same promise: the row type is what the query builder derived.
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is done with keyset pages, not with cursors');
  }
}

/** Transactions belong to `Database.tenant` and `Database.platform`, which also set the role and the tenant. */
class BoundDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(run: RunSql) {
    this.#connection = new OneConnection(run);
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(rawQuery('begin'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(rawQuery('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(rawQuery('rollback'));
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

function rawQuery(sql: string): CompiledQuery {
  return {
    sql,
    parameters: [],
    query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
    queryId: { queryId: sql },
  };
}

function kyselyOver(run: RunSql): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BoundDriver(run),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
