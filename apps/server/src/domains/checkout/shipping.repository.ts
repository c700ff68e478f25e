import type { Db } from '../../database/connection.ts';

/** The delivery methods of a store in the owner's order. */
export function shippingMethodRows({ query }: Db, division: number) {
  return query
    .selectFrom('shipping_methods')
    .select([
      'code',
      'name',
      'description',
      'countries',
      'price_minor',
      'free_over_minor',
      'min_days',
      'max_days',
    ])
    .where('division_id', '=', division)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** Row of `shipping_methods` as it is read. */
export type ShippingMethodRow = Awaited<ReturnType<typeof shippingMethodRows>>[number];
