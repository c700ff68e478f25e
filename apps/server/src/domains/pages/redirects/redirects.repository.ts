import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { KeptRows } from '../../../database/kept-rows.ts';

/** Takes an address from whatever it led to, for the page that has it now. */
export async function takeAddress({ query }: Db, division: number, url: string): Promise<void> {
  await query
    .deleteFrom('page_redirects')
    .where('division_id', '=', division)
    .where('from_url', '=', url)
    .execute();
}

/** Has the address that a page leaves lead to it, and takes its new one from whatever that led to. */
export async function keepFormerAddress(
  db: Db,
  at: { division: number; id: number },
  url: { readonly before: string; readonly now: string },
): Promise<void> {
  if (url.before === url.now) return;
  await takeAddress(db, at.division, url.now);
  await db.query
    .insertInto('page_redirects')
    .values({ division_id: at.division, from_url: url.before, page_id: at.id })
    .onConflict((conflict) => conflict.columns(['division_id', 'from_url']).doUpdateSet({ page_id: at.id }))
    .execute();
}

/** Former addresses of a store’s published pages, with the addresses that these have now. */
export function readRedirects({ query }: Db, division: number) {
  return query
    .selectFrom('page_redirects as r')
    .innerJoin('pages as p', (join) =>
      join.onRef('p.division_id', '=', 'r.division_id').onRef('p.id', '=', 'r.page_id'),
    )
    .select(['r.from_url as from', 'p.url as to'])
    .where('r.division_id', '=', division)
    .where('p.published', '=', true)
    .execute();
}

/** Writes the former addresses of a page again, but for those that a page or a redirect has meanwhile. */
export async function putRedirectsBack({ query }: Db, division: number, rows: KeptRows): Promise<void> {
  const pages = await query.selectFrom('pages').select('url').where('division_id', '=', division).execute();
  await sql`
    INSERT INTO page_redirects (division_id, from_url, page_id, created_at)
    SELECT kept.division_id, kept.from_url, kept.page_id, kept.created_at
    FROM jsonb_populate_recordset(NULL::page_redirects, ${JSON.stringify(rows)}::jsonb) AS kept
    WHERE kept.division_id = ${division} AND kept.from_url <> ALL(${pages.map(({ url }) => url)}::text[])
    ON CONFLICT DO NOTHING`.execute(query);
}
