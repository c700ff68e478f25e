import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { behindNewest, type ListPart, type NewestPlace } from '../../../http/list-page.ts';

/** Where a review stands. */
export type ReviewState = 'pending' | 'published' | 'rejected';

/** A review that a buyer sends. */
export interface NewReview {
  productId: number;
  orderId: number;
  customerId: string | null;
  author: string;
  rating: number;
  title: string;
  body: string;
  pictures: readonly { id: string; src: string; width: number; height: number }[];
}

/** Reviews that the buyer of an order wrote of its products. */
export function reviewsOfOrder({ query }: Db, division: number, orderId: number) {
  return query
    .selectFrom('reviews')
    .select(['product_id', 'rating', 'title', 'body', 'state'])
    .where('division_id', '=', division)
    .where('order_id', '=', orderId)
    .execute();
}

/** Writes a review that waits; false when this order has one of the product already. */
export async function insertReview({ query }: Db, division: number, review: NewReview): Promise<boolean> {
  const { productId, orderId, customerId, pictures, ...words } = review;
  const row = await query
    .insertInto('reviews')
    .values({
      division_id: division,
      product_id: productId,
      order_id: orderId,
      customer_id: customerId,
      verified: true,
      state: 'pending',
      pictures: JSON.stringify(pictures),
      ...words,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const storedPictures = z.array(z.object({ id: z.string() })).catch([]);

/** Tells whether the order sent the same review of the product before, as when the answer to it was lost. */
export async function saidBefore({ query }: Db, division: number, review: NewReview): Promise<boolean> {
  const said = await query
    .selectFrom('reviews')
    .select(['author', 'rating', 'title', 'body', 'pictures'])
    .where('division_id', '=', division)
    .where('order_id', '=', review.orderId)
    .where('product_id', '=', review.productId)
    .executeTakeFirst();
  const idsOf = (pictures: readonly { id: string }[]): string => pictures.map(({ id }) => id).join();
  return (
    said !== undefined &&
    said.author === review.author &&
    said.rating === review.rating &&
    said.title === review.title &&
    said.body === review.body &&
    idsOf(storedPictures.parse(said.pictures)) === idsOf(review.pictures)
  );
}

function managed({ query }: Db, division: number) {
  return query
    .selectFrom('reviews')
    .innerJoin('products', (join) =>
      join
        .onRef('products.division_id', '=', 'reviews.division_id')
        .onRef('products.id', '=', 'reviews.product_id'),
    )
    .select([
      'reviews.id',
      'reviews.author',
      'reviews.rating',
      'reviews.title',
      'reviews.body',
      'reviews.verified',
      'reviews.pictures',
      'reviews.state',
      'reviews.created_at',
      'products.id as product_id',
      'products.name',
      'products.url_name',
    ])
    .select(sql<string>`reviews.created_at::text`.as('at'))
    .where('reviews.division_id', '=', division);
}

/** A review as the store's team reads it. */
export type ManagedReviewRow = Awaited<ReturnType<typeof listReviews>>[number];

/** Reviews of a store, newest first. */
export function listReviews(
  db: Db,
  division: number,
  { state, limit, offset, after }: ListPart<NewestPlace> & { readonly state?: ReviewState | undefined },
) {
  let select = managed(db, division);
  if (after)
    select = select.where(behindNewest({ at: 'reviews.created_at', id: 'reviews.id', type: 'uuid' }, after));
  if (state !== undefined) select = select.where('reviews.state', '=', state);
  return select
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts the reviews in each state. */
export async function countStates({ query }: Db, division: number): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('reviews')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('division_id', '=', division)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Changes a review's state, and gives it as it is then; undefined when the store has no such review. */
export async function setState(
  db: Db,
  division: number,
  { id, state }: { id: string; state: ReviewState },
): Promise<ManagedReviewRow | undefined> {
  await db.query
    .updateTable('reviews')
    .set({ state })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
  return managed(db, division).where('reviews.id', '=', id).executeTakeFirst();
}

/** Counts a product's shown reviews again. Its row is locked first, so that two at once cannot count past each other. */
export async function recount({ query }: Db, division: number, productId: number): Promise<void> {
  await query
    .selectFrom('products')
    .select('id')
    .where('division_id', '=', division)
    .where('id', '=', productId)
    .forUpdate()
    .execute();
  await query
    .updateTable('products')
    .set({
      rating_count: sql<number>`(SELECT count(*)::integer FROM reviews r WHERE r.division_id = ${division} AND r.product_id = ${productId} AND r.state = 'published')`,
      rating_sum: sql<number>`(SELECT coalesce(sum(r.rating), 0)::integer FROM reviews r WHERE r.division_id = ${division} AND r.product_id = ${productId} AND r.state = 'published')`,
    })
    .where('division_id', '=', division)
    .where('id', '=', productId)
    .execute();
}
