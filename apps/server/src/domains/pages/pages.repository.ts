import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Stored columns of a page. */
export interface PageColumns {
  uuid: string;
  url: string;
  layout: string;
  blocks: readonly unknown[];
  properties: Readonly<Record<string, unknown>>;
  flags: readonly string[];
  extra: Readonly<Record<string, unknown>>;
  published: boolean;
  sitemap: boolean;
}

/** A whole row of a page. */
export type PageRow = NonNullable<Awaited<ReturnType<typeof readPage>>>;

const metadata = [
  'id',
  'uuid',
  'url',
  'layout',
  'properties',
  'flags',
  'extra',
  'version',
  'edit_version',
  'published',
  'sitemap',
  'updated_at',
] as const;

const onePage = ({ query }: Db, division: number, id: number) =>
  query
    .selectFrom('pages')
    .select([...metadata, 'blocks'])
    .where('division_id', '=', division)
    .where('id', '=', id);

/** One page with its blocks. */
export function readPage(db: Db, division: number, id: number) {
  return onePage(db, division, id).executeTakeFirst();
}

/** One page with its blocks, which nobody else changes until the transaction ends. */
export function lockPage(db: Db, division: number, id: number) {
  return onePage(db, division, id).forUpdate().executeTakeFirst();
}

/** All pages of a store without their blocks; home first. */
export function readPages({ query }: Db, division: number) {
  return query
    .selectFrom('pages')
    .select([...metadata])
    .where('division_id', '=', division)
    .orderBy('url')
    .execute();
}

/** A store's published pages with a split test on them, with their blocks. */
export function readSplitPages({ query }: Db, division: number) {
  return query
    .selectFrom('pages')
    .select([...metadata, 'blocks'])
    .where('division_id', '=', division)
    .where('published', '=', true)
    .where(sql<boolean>`jsonb_path_exists(blocks, '$.** ? (@.type == "splitTest")')`)
    .orderBy('url')
    .execute();
}

/** Addresses that the contact forms of a store's published pages name, as they were written. */
export async function readContactAddresses({ query }: Db, division: number): Promise<string[]> {
  const rows = await query
    .selectFrom('pages')
    .select(
      sql`jsonb_path_query(blocks, '$.** ? (@.type == "mailContactForm").properties.contactEmail')`.as(
        'address',
      ),
    )
    .distinct()
    .where('division_id', '=', division)
    .where('published', '=', true)
    .execute();
  return rows.flatMap(({ address }) => (typeof address === 'string' ? [address] : []));
}

/** Tells whether a published page makes blocks of the store's drive (storefront.md §7 content sources). */
export async function isDriveShown({ query }: Db, division: number): Promise<boolean> {
  const row = await query
    .selectFrom('pages')
    .select('id')
    .where('division_id', '=', division)
    .where('published', '=', true)
    .where(
      sql<boolean>`jsonb_path_exists(blocks, '$.** ? (@.source == "drive" || @.source.kind == "drive" || @.source.type == "drive")')`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether another page of the store has this address. */
export async function isUrlTaken(
  { query }: Db,
  division: number,
  page: { url: string; except: number | null },
): Promise<boolean> {
  const other = await query
    .selectFrom('pages')
    .select('id')
    .where('division_id', '=', division)
    .where('url', '=', page.url)
    .where('id', '!=', page.except ?? 0)
    .executeTakeFirst();
  return other !== undefined;
}

function toRow({ blocks, properties, flags, extra, ...columns }: PageColumns) {
  return {
    ...columns,
    blocks: JSON.stringify(blocks),
    properties: JSON.stringify(properties),
    flags: JSON.stringify(flags),
    extra: JSON.stringify(extra),
  };
}

/** Counts the pages of a store. */
export async function countPages({ query }: Db, division: number): Promise<number> {
  const { count } = await query
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('division_id', '=', division)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes a new page; undefined when its address was taken meanwhile. */
export function insertPage({ query }: Db, division: number, page: PageColumns) {
  return query
    .insertInto('pages')
    .values({ division_id: division, ...toRow(page) })
    .onConflict((conflict) => conflict.columns(['division_id', 'url']).doNothing())
    .returning([...metadata, 'blocks'])
    .executeTakeFirst();
}

/** Saves a page over the version that was read; undefined when that is not the present one. */
export function updatePage(
  { query }: Db,
  at: { division: number; id: number; version: number },
  page: PageColumns,
) {
  const { uuid: _uuid, ...columns } = toRow(page);
  return query
    .updateTable('pages')
    .set({
      ...columns,
      version: at.version + 1,
      edit_version: sql<number>`edit_version + 1`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .where('version', '=', at.version)
    .returning([...metadata, 'blocks'])
    .executeTakeFirst();
}

/** The number of the newest version of what is edited of a page; null where the store has no such page. */
export async function readEditVersion({ query }: Db, division: number, id: number): Promise<number | null> {
  const row = await query
    .selectFrom('pages')
    .select('edit_version')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.edit_version ?? null;
}

/** Counts a change of what is edited beside the live page, and gives the number of the version that it makes. */
export async function countEdit({ query }: Db, division: number, id: number): Promise<number> {
  const { edit_version } = await query
    .updateTable('pages')
    .set({ edit_version: sql<number>`edit_version + 1` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .returning('edit_version')
    .executeTakeFirstOrThrow();
  return edit_version;
}

/** Deletes a page. */
export async function deletePage({ query }: Db, division: number, id: number): Promise<void> {
  await query.deleteFrom('pages').where('division_id', '=', division).where('id', '=', id).execute();
}
