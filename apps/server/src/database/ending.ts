import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from './connection.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** One step of deleting what is over its time. */
export interface Step {
  /** Rows at most. */
  readonly limit: number;
  /** Where the last step stopped, as it said; null at the beginning. */
  readonly after: string | null;
}

/** Result of a step. */
export interface Stepped {
  readonly deleted: number;
  /** Where the next step goes on; null when nothing is left. */
  readonly next: string | null;
}

/**
 * How the rows of one kind end. A domain gives one for each of its tables that ends by itself; the nightly job carries
 * them out (`domains/retention`).
 */
export interface Ending {
  /** As it is called in the log and by `omnis tidy`. */
  readonly name: string;
  /** Tables that lose rows by it. */
  readonly tables: readonly (keyof Schema)[];
  /** Number of rows that would be deleted now. */
  count(): Promise<number>;
  /** Deletes some of them in a transaction of its own. Safe to repeat, and to run in two processes at once. */
  step(step: Step): Promise<Stepped>;
}

/** Rows of a table that end at an age. */
export interface AgedRows {
  readonly name: string;
  readonly table: keyof Schema;
  /** Columns that tell a row from all others. */
  readonly key: readonly string[];
  /** SQL of the time from which a row's age counts; an index has it, so that a step reads no more than it deletes. */
  readonly from: string;
  /** How long a row is kept after it, such as `30 days`. */
  readonly keep: string;
  /** Which of the rows end; all unless told. May name the columns of the table. */
  readonly where?: RawBuilder<unknown>;
  /** Tables that lose rows by foreign keys. */
  readonly cascades?: readonly (keyof Schema)[];
  /** True when nobody may change such a row: then it is deleted without a lock. */
  readonly isAppendOnly?: boolean;
  /** Rows a step at most, where one takes many others along. */
  readonly most?: number;
}

const steppedSchema = z.tuple([z.object({ deleted: z.number(), last: z.string().nullable() })]);
const countSchema = z.tuple([z.object({ rows: z.number() })]);

/** Condition of the rows `t` that are over their time. */
function isOver({ from, keep, where = sql`true` }: AgedRows): RawBuilder<unknown> {
  return sql`${sql.raw(from)} < now() - ${keep}::interval AND (${where})`;
}

/**
 * An ending of rows by their age. The rows are locked before they go, and those that somebody else has locked are left
 * for the next night, so that no step waits for a request and no two processes delete the same.
 */
export function agedRows(database: Database, rows: AgedRows): Ending {
  const table = sql.table(rows.table);
  const key = sql.join(rows.key.map((column) => sql.ref(column)));
  const matches = sql.join(
    rows.key.map((column) => sql`t.${sql.ref(column)} = old.${sql.ref(column)}`),
    sql` AND `,
  );
  const lock = rows.isAppendOnly ? sql`` : sql`FOR UPDATE SKIP LOCKED`;
  return {
    name: rows.name,
    tables: [rows.table, ...(rows.cascades ?? [])],
    count: () =>
      database.platform(async ({ query }) => {
        const found = await sql`SELECT count(*)::int AS rows FROM ${table} WHERE ${isOver(rows)}`.execute(
          query,
        );
        return countSchema.parse(found.rows)[0].rows;
      }),
    step: ({ limit, after }) =>
      database.platform(async ({ query }) => {
        const most = Math.min(limit, rows.most ?? limit);
        // Behind what went before: deleted rows stay in the index for a while, and need not be passed again.
        const behind = after === null ? sql`` : sql`AND ${sql.raw(rows.from)} >= ${after}::timestamptz`;
        const found = await sql`
          WITH old AS (
            SELECT ${key}, ${sql.raw(rows.from)} AS over_from FROM ${table}
            WHERE ${isOver(rows)} ${behind} ORDER BY over_from LIMIT ${most} ${lock}
          ), gone AS (
            DELETE FROM ${table} AS t USING old WHERE ${matches} RETURNING old.over_from
          )
          SELECT count(*)::int AS deleted, max(over_from)::text AS last FROM gone`.execute(query);
        const [{ deleted, last }] = steppedSchema.parse(found.rows);
        return { deleted, next: deleted < most ? null : last };
      }),
  };
}

/** The number of rows that a query gives as `rows`. */
export async function countRows({ query }: Db, of: RawBuilder<unknown>): Promise<number> {
  const found = await of.execute(query);
  return countSchema.parse(found.rows)[0].rows;
}
