import type { PostState } from '@omnis/models';
import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { BlogPostsTable } from '../content.tables.ts';

/** A post as it is stored. */
export type StoredPost = Selectable<BlogPostsTable>;

/** A store's post by its number. */
export interface PostPlace {
  readonly division: number;
  readonly id: number;
}

/** End of a page of the list. */
export interface PostCursor {
  readonly updatedAt: Date;
  readonly id: number;
}

const inState: Readonly<Record<PostState, ReturnType<typeof sql<SqlBool>>>> = {
  draft: sql<SqlBool>`published_at IS NULL`,
  scheduled: sql<SqlBool>`published_at > now()`,
  published: sql<SqlBool>`published_at <= now()`,
};

/** A page of a store's posts without their texts, last changed first, and one more. */
export async function listPosts(
  { query }: Db,
  division: number,
  page: {
    readonly limit: number;
    readonly after: PostCursor | null;
    readonly state: PostState | undefined;
    readonly search: string;
  },
): Promise<Omit<StoredPost, 'content' | 'words'>[]> {
  let found = query
    .selectFrom('blog_posts')
    .select(['division_id', 'id', 'url', 'title', 'excerpt', 'meta_image', 'meta_image_alt', 'tags'])
    .select(['byline', 'published_at', 'created_at', 'updated_at', 'version', 'former_urls'])
    .where('division_id', '=', division);
  if (page.state) found = found.where(inState[page.state]);
  if (page.search !== '')
    found = found.where(sql<SqlBool>`position(lower(${page.search}) IN lower(title)) > 0`);
  if (page.after)
    found = found.where(sql<SqlBool>`(updated_at, id) < (${page.after.updatedAt}, ${page.after.id}::bigint)`);
  return found
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

/** A post; null where the store has none of this number. With `lock`, nobody else changes it until the transaction ends. */
export async function findPost(
  { query }: Db,
  { division, id }: PostPlace,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredPost | null> {
  let found = query
    .selectFrom('blog_posts')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id);
  if (lock) found = found.forUpdate();
  return (await found.executeTakeFirst()) ?? null;
}

/** Counts a store's posts, at most up to a number; while the transaction lasts, nobody else in it adds one. */
export async function countPosts({ query }: Db, division: number, upTo: number): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`posts:${division}`}, 0))`.execute(query);
  const rows = await query
    .selectFrom('blog_posts')
    .select('id')
    .where('division_id', '=', division)
    .limit(upTo)
    .execute();
  return rows.length;
}

/** Addresses of a store's posts that are an address, or that address with a number behind it. */
export async function readTakenUrls({ query }: Db, division: number, url: string): Promise<Set<string>> {
  const rows = await query
    .selectFrom('blog_posts')
    .select('url')
    .where('division_id', '=', division)
    .where(sql<SqlBool>`url = ${url} OR starts_with(url, ${`${url}-`})`)
    .execute();
  return new Set(rows.map(({ url: taken }) => taken));
}

/** Writes a post; null where another one of the store has its address. */
export async function insertPost({ query }: Db, values: Insertable<BlogPostsTable>): Promise<number | null> {
  const row = await query
    .insertInto('blog_posts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['division_id', 'url']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes columns of a post; it has a new version and a new time of change then. */
export async function updatePost(
  { query }: Db,
  { division, id }: PostPlace,
  columns: Updateable<BlogPostsTable>,
): Promise<void> {
  await query
    .updateTable('blog_posts')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Takes an address from the former ones of all posts of a store: it is somebody's own from now on. */
export async function takeFormerUrl({ query }: Db, division: number, url: string): Promise<void> {
  await query
    .updateTable('blog_posts')
    .set({ former_urls: sql<string>`former_urls - ${url}::text` })
    .where('division_id', '=', division)
    .where(sql<SqlBool>`former_urls @> ${JSON.stringify([url])}::jsonb`)
    .execute();
}

/** Deletes a post; false where there is none. */
export async function deletePost({ query }: Db, { division, id }: PostPlace): Promise<boolean> {
  const gone = await query
    .deleteFrom('blog_posts')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
