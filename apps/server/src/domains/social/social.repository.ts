import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { InstagramProblem } from './instagram-api.ts';

/** A store's connection to Instagram. */
export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/** A post that is kept. */
export type PostRow = Awaited<ReturnType<typeof readKeptPosts>>[number];

/** The connection of a store. */
export function findConnection({ query }: Db, division: number) {
  return query
    .selectFrom('instagram_connections')
    .selectAll()
    .where('division_id', '=', division)
    .executeTakeFirst();
}

/** The connection by its id, locked until the transaction ends; none once another token is there. */
export function lockConnection({ query }: Db, division: number, id: string) {
  return query
    .selectFrom('instagram_connections')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The posts of a store, newest first. */
export function readKeptPosts({ query }: Db, division: number) {
  return query
    .selectFrom('instagram_posts')
    .select(['id', 'caption', 'permalink', 'media_type', 'posted_at', 'file', 'width', 'height'])
    .where('division_id', '=', division)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Writes a connection in place of the one before, whose problems and readings are over. */
export async function writeConnection(
  { query }: Db,
  division: number,
  given: {
    id: string;
    userId: string;
    username: string;
    tokenSealed: string;
    wantedHours: number;
    renewalSeconds: number;
  },
): Promise<void> {
  const now = sql<Date>`now()`;
  const row = {
    id: given.id,
    account: given.userId,
    account_name: given.username,
    token_sealed: given.tokenSealed,
    token_set_at: now,
    next_renewal_at: sql<Date>`now() + make_interval(secs => ${given.renewalSeconds})`,
    connected_at: now,
    read_at: null,
    next_read_at: now,
    wanted_until: sql<Date>`now() + make_interval(hours => ${given.wantedHours})`,
    failures: 0,
    problem: null,
    problem_at: null,
  };
  await query
    .insertInto('instagram_connections')
    .values({ division_id: division, ...row })
    .onConflict((conflict) => conflict.column('division_id').doUpdateSet(row))
    .execute();
}

/** Ends a connection; its posts go with it. */
export async function deleteConnection({ query }: Db, division: number): Promise<void> {
  await query.deleteFrom('instagram_connections').where('division_id', '=', division).execute();
}

/**
 * Notes that somebody looks at the posts of a store.
 *
 * @returns the connection's id where no job is going to read them, so that one has to be written
 */
export async function wantPosts({ query }: Db, division: number, hours: number): Promise<string | undefined> {
  await query
    .updateTable('instagram_connections')
    .set({ wanted_until: sql<Date>`now() + make_interval(hours => ${hours})` })
    .where('division_id', '=', division)
    .execute();
  const asleep = await query
    .updateTable('instagram_connections')
    .set({ next_read_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    // A job that is long due has been lost, or the queue is behind: of two the second finds nothing to do.
    .where((where) =>
      where.or([
        where('next_read_at', 'is', null),
        where('next_read_at', '<', sql<Date>`now() - interval '2 minutes'`),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return asleep?.id;
}

/** Sets when the posts are read next; null: when somebody looks at them again. */
export async function setNextReading(
  { query }: Db,
  division: number,
  afterSeconds: number | null,
): Promise<void> {
  await query
    .updateTable('instagram_connections')
    .set({
      next_read_at: afterSeconds === null ? null : sql<Date>`now() + make_interval(secs => ${afterSeconds})`,
    })
    .where('division_id', '=', division)
    .execute();
}

/** Sets when it is looked next whether the token has to be renewed. */
export async function setNextRenewal({ query }: Db, division: number, afterSeconds: number): Promise<void> {
  await query
    .updateTable('instagram_connections')
    .set({ next_renewal_at: sql<Date>`now() + make_interval(secs => ${afterSeconds})` })
    .where('division_id', '=', division)
    .execute();
}

/** Notes that the posts were read. */
export async function noteReading({ query }: Db, division: number): Promise<void> {
  await query
    .updateTable('instagram_connections')
    .set({ read_at: sql<Date>`now()`, failures: 0, problem: null, problem_at: null })
    .where('division_id', '=', division)
    .execute();
}

/** Notes that they could not be read; the problem counts from its first time. */
export async function noteProblem(
  { query }: Db,
  { division_id: division, failures, problem: before }: ConnectionRow,
  problem: InstagramProblem,
): Promise<void> {
  await query
    .updateTable('instagram_connections')
    .set({
      failures: failures + 1,
      problem,
      ...(before === problem ? {} : { problem_at: sql<Date>`now()` }),
    })
    .where('division_id', '=', division)
    .execute();
}

/** Puts a renewed token in the place of the one before. */
export async function setToken({ query }: Db, division: number, tokenSealed: string): Promise<void> {
  await query
    .updateTable('instagram_connections')
    .set({ token_sealed: tokenSealed, token_set_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .execute();
}

/** Writes posts; of those that are kept already, what may have changed. */
export async function writePosts({ query }: Db, division: number, posts: readonly PostRow[]): Promise<void> {
  if (posts.length === 0) return;
  await query
    .insertInto('instagram_posts')
    .values(posts.map((post) => ({ division_id: division, ...post })))
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'id']).doUpdateSet((excluded) => ({
        caption: excluded.ref('excluded.caption'),
        permalink: excluded.ref('excluded.permalink'),
        media_type: excluded.ref('excluded.media_type'),
        posted_at: excluded.ref('excluded.posted_at'),
      })),
    )
    .execute();
}

/** Deletes posts. */
export async function deletePosts({ query }: Db, division: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .deleteFrom('instagram_posts')
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .execute();
}
