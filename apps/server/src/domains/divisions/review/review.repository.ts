import type { Db } from '../../../database/connection.ts';

/** Puts a store under review; false when it was already. */
export async function beginReview(
  { query }: Db,
  division: number,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('divisions')
    .set({ review_since: new Date(), review_reason: reason, review_by: by })
    .where('id', '=', division)
    .where('review_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the review of a store; false when there was none. */
export async function liftReview({ query }: Db, division: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('divisions')
    .set({ review_since: null, review_reason: '', review_by: '' })
    .where('id', '=', division)
    .where('review_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
