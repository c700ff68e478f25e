import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** A page that names something. */
export interface NamingPage {
  readonly id: number;
  readonly url: string;
}

/**
 * Pages of a store, published or not, whose blocks name something.
 *
 * @param texts - one of them is in the blocks of such a page; a quick first look, in the database
 * @param names - whether blocks name it
 */
export async function pagesThatName(
  { query }: Db,
  division: number,
  { texts, names }: { texts: readonly string[]; names: (blocks: unknown) => boolean },
): Promise<NamingPage[]> {
  const patterns = texts.map((text) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  const rows = await query
    .selectFrom('pages')
    .select(['id', 'url', 'blocks'])
    .where('division_id', '=', division)
    .where(sql<boolean>`blocks::text LIKE any(${patterns}::text[])`)
    .orderBy('url')
    .execute();
  return rows.flatMap(({ id, url, blocks }) => (names(blocks) ? [{ id, url }] : []));
}
