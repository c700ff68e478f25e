import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { ShippingMethod } from './shipping-method.ts';

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
      'cutoff',
      'measure',
      'measure_from',
      'measure_below',
      'pickup',
    ])
    .where('division_id', '=', division)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** Sets until when orders of a delivery method leave on the same day; nothing where there is no such method. */
export async function updateCutoff(
  { query }: Db,
  division: number,
  { code, cutoff }: { code: string; cutoff: string },
): Promise<void> {
  await query
    .updateTable('shipping_methods')
    .set({ cutoff })
    .where('division_id', '=', division)
    .where('code', '=', code)
    .execute();
}

/** Has methods and zones that are for one country alone be for another. */
export async function moveDelivery(
  { query }: Db,
  division: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [old, next] = [JSON.stringify([from]), JSON.stringify([to])];
  await query
    .updateTable('shipping_methods')
    .set({ countries: next })
    .where('division_id', '=', division)
    .where(sql<boolean>`countries = ${old}::jsonb`)
    .execute();
  await query
    .updateTable('delivery_zones')
    .set({ countries: next, version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where(sql<boolean>`countries = ${old}::jsonb`)
    .execute();
}

/** Row of `shipping_methods` as it is read. */
export type ShippingMethodRow = Awaited<ReturnType<typeof shippingMethodRows>>[number];

/** Writes delivery methods in their order. */
export async function insertShippingMethods(
  { query }: Db,
  division: number,
  methods: readonly Omit<ShippingMethod, 'measure' | 'from' | 'below' | 'pickup'>[],
): Promise<void> {
  await query
    .insertInto('shipping_methods')
    .values(
      methods.map((method, position) => ({
        division_id: division,
        code: method.code,
        name: method.name,
        description: method.description,
        countries: JSON.stringify(method.countries),
        price_minor: method.priceMinor,
        free_over_minor: method.freeOverMinor,
        min_days: method.minDays,
        max_days: method.maxDays,
        cutoff: method.cutoff,
        position,
      })),
    )
    .execute();
}
