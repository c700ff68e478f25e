import { z } from 'zod';
import type { Db } from './connection.ts';
import type { Database } from './database.ts';
import type { Ending } from './ending.ts';

/** Tables that are kept by month (migration 0056), with the column of the time. */
export const monthlyTables = { audit_log: 'at', shop_events: 'created_at' } as const;

/** A table that is kept by month. */
export type MonthlyTable = keyof typeof monthlyTables;

/** Milliseconds that a change of the months waits for those who use the table, before it leaves it for the next night. */
const patience = 2000;

/** Months for which partitions are made ahead. */
const monthsAhead = 3;

const names = Object.keys(monthlyTables).filter((name): name is MonthlyTable => name in monthlyTables);
const monthSchema = z.array(z.object({ month: z.string() }));
const partitionSchema = z.array(z.object({ name: z.string() }));
const countSchema = z.tuple([z.object({ rows: z.number() })]);

/** Runs work on the partitions as their owner. A lock that is not had soon fails, rather than hold up every request. */
function asOwner<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  return database.owner(async (db) => {
    await db.run(`SET LOCAL lock_timeout = '${patience}ms'`, []);
    return work(db);
  });
}

/** Months of a table that are wanted and have no partition: the coming ones, and those of rows that lie in the rest. */
async function missingMonths(database: Database, table: MonthlyTable): Promise<string[]> {
  const { rows } = await database.direct(
    `SELECT month::text FROM (
       SELECT date_trunc('month', now(), 'UTC') + make_interval(months => ahead) AS month FROM generate_series(0, $1::int) AS ahead
       UNION SELECT DISTINCT date_trunc('month', ${monthlyTables[table]}, 'UTC') FROM ${table}_rest
     ) AS wanted
     WHERE isfinite(month) AND to_regclass('${table}' || to_char(month AT TIME ZONE 'UTC', '"_"YYYY"_"MM')) IS NULL ORDER BY 1`,
    [monthsAhead],
  );
  return monthSchema.parse(rows).map(({ month }) => month);
}

/**
 * Makes the partitions of this month and the next ones, and of rows that came without one, such as from a backup.
 * Any number of processes may do it at once.
 *
 * @returns how many were made
 */
export async function makeMonths(database: Database): Promise<number> {
  let made = 0;
  for (const table of names) {
    for (const month of await missingMonths(database, table)) {
      await asOwner(database, (db) => db.run('SELECT omnis_month($1, $2::timestamptz)', [table, month]));
      made += 1;
    }
  }
  return made;
}

/**
 * Partitions of a table whose whole month is older than a time.
 *
 * @param keep - how long rows are kept, such as `36 months`
 */
async function oldMonths(database: Database, table: MonthlyTable, keep: string) {
  const { rows } = await database.direct(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = '${table}'::regclass AND c.relname ~ '_[0-9]{4}_[0-9]{2}$'
       AND (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') AT TIME ZONE 'UTC' <= now() - $1::interval
     ORDER BY 1`,
    [keep],
  );
  return partitionSchema.parse(rows);
}

/** Counts the rows of the months that are over, those without a partition of their own among them. */
async function countOldMonths(database: Database, table: MonthlyTable, keep: string): Promise<number> {
  const column = monthlyTables[table];
  const rest = await database.direct(
    `SELECT count(*)::int AS rows FROM ${table}_rest
     WHERE (date_trunc('month', ${column} AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC' <= now() - $1::interval`,
    [keep],
  );
  let count = countSchema.parse(rest.rows)[0].rows;
  for (const { name } of await oldMonths(database, table, keep)) {
    const { rows } = await database.direct(`SELECT count(*)::int AS rows FROM "${name}"`, []);
    count += countSchema.parse(rows)[0].rows;
  }
  return count;
}

/**
 * Drops one month of a table that is over, whole: no row is read, none is left for vacuum.
 *
 * @returns how many rows it had; null when none is over
 */
async function dropOldMonth(database: Database, table: MonthlyTable, keep: string): Promise<number | null> {
  const [oldest] = await oldMonths(database, table, keep);
  if (!oldest) return null;
  return asOwner(database, async (db) => {
    await db.run(`SELECT pg_advisory_xact_lock(hashtext('omnis.months'), hashtext($1))`, [table]);
    // Another process may have dropped it meanwhile.
    const there = await db.run('SELECT 1 WHERE to_regclass($1) IS NOT NULL', [oldest.name]);
    if (there.rows.length === 0) return 0;
    const { rows } = await db.run(`SELECT count(*)::int AS rows FROM "${oldest.name}"`, []);
    await db.run(`DROP TABLE "${oldest.name}"`, []);
    return countSchema.parse(rows)[0].rows;
  });
}

/** The ending of a monthly table: a month a step. */
export function monthEnding(
  database: Database,
  { table, keep }: { table: MonthlyTable; keep: string },
): Ending {
  return {
    name: `${table}, whole months`,
    tables: [table],
    count: () => countOldMonths(database, table, keep),
    step: async () => {
      const deleted = await dropOldMonth(database, table, keep);
      return { deleted: deleted ?? 0, next: deleted === null ? null : '' };
    },
  };
}
