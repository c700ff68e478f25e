import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Discounts of a store that are for a collection, or give something of it. */
export function discountsOfCollection(
  { query }: Db,
  division: number,
  collection: number,
): Promise<{ id: string; title: string }[]> {
  const goods = JSON.stringify({ kind: 'collections', ids: [collection] });
  return query
    .selectFrom('discounts')
    .select(['id', 'title'])
    .where('division_id', '=', division)
    .where(sql<boolean>`(goods @> ${goods}::jsonb OR buy_and_get -> 'gets' @> ${goods}::jsonb)`)
    .orderBy('title')
    .execute();
}
