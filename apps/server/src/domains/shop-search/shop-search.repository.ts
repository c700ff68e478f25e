import { searchRedirectSchema } from '@omnis/models';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import { searchSettingsSchema } from '../../tenancy/search-settings.ts';

const columnsSchema = z.object({
  search_redirects: z.array(searchRedirectSchema),
  search_settings: searchSettingsSchema,
});

/** The columns of a store that hold what it has set for its search. */
export type SearchColumns = z.output<typeof columnsSchema>;

/** Reads what a store has set for its search; nobody else changes it until the transaction ends. */
export async function lockSearch({ query }: Db, division: number): Promise<SearchColumns> {
  const row = await query
    .selectFrom('divisions')
    .select(['search_redirects', 'search_settings'])
    .where('id', '=', division)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return columnsSchema.parse(row);
}

/** The same for reading. */
export async function readSearch({ query }: Db, division: number): Promise<SearchColumns> {
  const row = await query
    .selectFrom('divisions')
    .select(['search_redirects', 'search_settings'])
    .where('id', '=', division)
    .executeTakeFirstOrThrow();
  return columnsSchema.parse(row);
}

/** Writes what a store has set for its search. Call `divisions.changed` after the commit. */
export async function writeSearch(
  { query }: Db,
  division: number,
  { search_redirects: redirects, search_settings: settings }: SearchColumns,
): Promise<void> {
  await query
    .updateTable('divisions')
    .set({ search_redirects: JSON.stringify(redirects), search_settings: JSON.stringify(settings) })
    .where('id', '=', division)
    .execute();
}
