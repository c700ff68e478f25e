import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './connection.ts';

/** Rows as JSON with all of their columns, by which they are written again. */
export const keptRowsSchema = z.array(z.record(z.string(), z.unknown()));

/** Rows as JSON with all of their columns. */
export type KeptRows = z.output<typeof keptRowsSchema>;

/** Reads the rows of a table whose columns have these values, to write them again after they were deleted. */
export async function keepRows(
  { query }: Db,
  table: string,
  where: Readonly<Record<string, string | number>>,
): Promise<KeptRows> {
  const conditions = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<{ row: unknown }>`
    SELECT to_jsonb(kept) AS row FROM ${sql.table(table)} AS kept
    WHERE ${sql.join(conditions, sql` AND `)}`.execute(query);
  return keptRowsSchema.parse(rows.map(({ row }) => row));
}

/** Writes kept rows again. Columns that the table got meanwhile have their defaults. */
export async function putRowsBack({ query }: Db, table: string, rows: KeptRows): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    query,
  );
}
