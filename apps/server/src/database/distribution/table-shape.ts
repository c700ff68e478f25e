import { z } from 'zod';
import type { RunSql } from '../connection.ts';

/** A primary key or unique index of a table. */
export interface UniqueShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A foreign key, column by column. */
export interface ReferenceShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
}

/** One table of the platform, as the catalogue describes it. */
export interface TableShape {
  readonly name: string;
  /** True when each row belongs to a store: `division_id` may not be empty. */
  readonly isTenant: boolean;
  readonly uniques: readonly UniqueShape[];
  readonly references: readonly ReferenceShape[];
  /** Columns numbered by the database, with the type that they have. */
  readonly numbered: readonly { readonly column: string; readonly type: string }[];
}

const columnsOf = (relation: string, numbers: string): string => `
  (SELECT coalesce(json_agg(a.attname ORDER BY u.at), '[]')
     FROM unnest(${numbers}) WITH ORDINALITY AS u(number, at)
     JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = u.number)`;

// Parts of a table by months follow the table itself.
const shapeSql = `
SELECT c.relname AS name,
  EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'division_id' AND a.attnotnull) AS "isTenant",
  (SELECT coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns', ${columnsOf('c.oid', 'i.indkey::smallint[]')})
      ORDER BY i.indexrelid::regclass::text), '[]')
     FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS uniques,
  (SELECT coalesce(json_agg(json_build_object('name', k.conname, 'to', k.confrelid::regclass::text,
      'columns', ${columnsOf('c.oid', 'k.conkey')}, 'toColumns', ${columnsOf('k.confrelid', 'k.confkey')}) ORDER BY k.conname), '[]')
     FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f') AS references,
  (SELECT coalesce(json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, NULL)) ORDER BY a.attnum), '[]')
     FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attidentity <> '') AS numbered
FROM pg_class c
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
ORDER BY c.relname`;

const names = z.array(z.string());
const shapes = z.array(
  z.object({
    name: z.string(),
    isTenant: z.boolean(),
    uniques: z.array(z.object({ name: z.string(), columns: names })),
    references: z.array(z.object({ name: z.string(), columns: names, to: z.string(), toColumns: names })),
    numbered: z.array(z.object({ column: z.string(), type: z.string() })),
  }),
);

/** Reads the shape of every table from the catalogue; `run` may see the whole schema (the tables' owner). */
export async function readTableShapes(run: RunSql): Promise<TableShape[]> {
  const { rows } = await run(shapeSql, []);
  return shapes.parse(rows);
}
