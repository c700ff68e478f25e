import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { OwnThemesTable } from './themes.tables.ts';

/** A kept theme as it is stored. */
export type OwnThemeRow = Selectable<OwnThemesTable>;

/** The themes that a store keeps, by name. */
export function listOwnThemes({ query }: Db, division: number): Promise<OwnThemeRow[]> {
  return query
    .selectFrom('own_themes')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('name')
    .execute();
}

/** Keeps others who add themes to a store waiting until the transaction ends, so that there are never too many. */
export async function lockOwnThemes({ query }: Db, division: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.own_themes'), ${division}::integer)`.execute(query);
}

/** Adds a theme. */
export async function insertOwnTheme({ query }: Db, row: Insertable<OwnThemesTable>): Promise<void> {
  await query.insertInto('own_themes').values(row).execute();
}

/** Renames a theme, in a new version. */
export async function renameOwnTheme(
  { query }: Db,
  { division, id }: { readonly division: number; readonly id: string },
  name: string,
): Promise<void> {
  await query
    .updateTable('own_themes')
    .set({ name, version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes a theme; true when there was one. */
export async function deleteOwnTheme(
  { query }: Db,
  { division, id }: { readonly division: number; readonly id: string },
): Promise<boolean> {
  const row = await query
    .deleteFrom('own_themes')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
