import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Dates and words that staff have set; undefined where they have not. */
export function readSeasonalBanner({ query }: Db) {
  return query.selectFrom('seasonal_banner').select(['cutoffs', 'words', 'version']).executeTakeFirst();
}

/**
 * Writes dates and words.
 *
 * @param version - that they were changed from
 * @returns whether they were written: not when somebody else has changed them since
 */
export async function writeSeasonalBanner(
  { query }: Db,
  { cutoffs, words }: { readonly cutoffs: unknown; readonly words: unknown },
  version: number,
): Promise<boolean> {
  const columns = { cutoffs: JSON.stringify(cutoffs), words: JSON.stringify(words), version: version + 1 };
  const row = await query
    .insertInto('seasonal_banner')
    .values(columns)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(columns).where('seasonal_banner.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the stores that show the banner. */
export async function storesWithBanner({ query }: Db): Promise<number[]> {
  const rows = await query
    .selectFrom('divisions')
    .select('id')
    .where(sql<boolean>`plugins -> 'christmas-banner' IS NOT NULL`)
    .execute();
  return rows.map(({ id }) => id);
}
