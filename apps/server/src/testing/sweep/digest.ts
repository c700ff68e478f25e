import { z } from 'zod';
import type { Database } from '../../database/database.ts';

const tablesSchema = z.array(z.object({ name: z.string(), tenant: z.boolean(), named: z.boolean() }));

/** Tables of the platform, whether their rows belong to a store, and whether they may name one. */
export async function platformTables(database: Database): Promise<z.infer<typeof tablesSchema>> {
  const { rows } = await database.direct(
    `SELECT c.relname AS name, EXISTS (
       SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'division_id' AND a.attnotnull
     ) AS tenant, EXISTS (
       SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'division_id'
     ) AS named
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT LIKE 'kysely%'
     ORDER BY 1`,
    [],
  );
  return tablesSchema.parse(rows);
}

/**
 * Digest of all rows, table by table: two of them are the same when nothing was written in between.
 *
 * @param division - only rows of this store
 */
export async function digest(database: Database, division?: number): Promise<Record<string, string>> {
  const tables = await platformTables(database);
  const parts = tables
    .filter(({ named }) => division === undefined || named)
    .map(({ name }) => {
      const where = division !== undefined ? `WHERE division_id = ${division}` : '';
      return `SELECT '${name}' AS name, count(*) || ':' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM "${name}" t ${where}`;
    });
  const { rows } = await database.direct(parts.join(' UNION ALL '), []);
  const digests = z.array(z.object({ name: z.string(), digest: z.string() })).parse(rows);
  return Object.fromEntries(digests.map((row) => [row.name, row.digest]));
}
