import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** What one product brought in one currency at one rate. */
export interface ProductSales {
  productId: number;
  name: string;
  image: string | null;
  sold: number;
  currency: string;
  rate: number;
  /** Minor units of `currency`, tax included. */
  totalMinor: number;
}

/** Orders count as sold while their money is there or certain to come. */
export const soldStates = ['authorised', 'paid'];

/** What a line of an order cost, tax and discount included. */
const lineMinor = sql.raw<number>(
  '(item.price_minor + item.tax_minor) * item.quantity + item.tax_rest_minor - item.discount_minor',
);

/** What of an order's total is not there yet: owed, or paid by a later payment that is on its way. */
export const missing = sql<number>`(owed_minor + coalesce((
  select sum((charge ->> 'minor')::bigint) from jsonb_array_elements(orders.charges) as charges (charge)
  where charge ->> 'state' = 'open'
), 0))`;

/** What went back of an order's total as it stands; a refund that a bank refused does not count. */
export const givenBack = sql<number>`coalesce((
  select sum(refund.amount_minor) from order_refunds as refund
  where refund.division_id = orders.division_id and refund.order_id = orders.id
    and refund.state <> 'failed' and (refund.of_return or refund.by_hand)
), 0)`;

/** A part of what refunds gave back for a line, added up: `minor` or `quantity`. */
const creditedOf = (part: 'minor' | 'quantity') => sql<number>`coalesce((
  select sum((line ->> ${sql.lit(part)})::bigint)
  from order_refunds as refund, jsonb_array_elements(refund.credited) as lines (line)
  where refund.division_id = item.division_id and refund.order_id = item.order_id
    and refund.state <> 'failed' and line ->> 'item' = item.id::text
), 0)`;

/** From when sales count: the beginning of a day in a time zone. */
export interface SalesSince {
  /** ISO date. */
  readonly day: string;
  /** IANA name. */
  readonly timeZone: string;
}

const beginningOf = ({ day, timeZone }: SalesSince) =>
  sql<Date>`(${day}::date)::timestamp AT TIME ZONE ${timeZone}::text`;

/** Units that were sold and kept. */
const soldUnits = sql<string | number>`sum(item.quantity - ${creditedOf('quantity')})`;

function soldItems({ query }: Db, division: number, since: SalesSince) {
  return query
    .selectFrom('order_items as item')
    .innerJoin('orders', (join) =>
      join.onRef('orders.division_id', '=', 'item.division_id').onRef('orders.id', '=', 'item.order_id'),
    )
    .where('item.division_id', '=', division)
    .where('orders.created_at', '>=', beginningOf(since))
    .where('orders.payment_state', 'in', soldStates);
}

/** The products of which most was sold since a day and kept, with what they brought. */
export async function bestSellers(
  db: Db,
  division: number,
  { since, limit }: { since: SalesSince; limit: number },
): Promise<ProductSales[]> {
  const top = await soldItems(db, division, since)
    .select(['item.product_id', soldUnits.as('sold')])
    .where('item.product_id', 'is not', null)
    .groupBy('item.product_id')
    .orderBy('sold', 'desc')
    .orderBy('item.product_id')
    .limit(limit)
    .execute();
  const ids = top.flatMap(({ product_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  const rows = await soldItems(db, division, since)
    .select([
      'item.product_id',
      'orders.currency',
      'orders.exchange_rate',
      ({ fn }) => fn.max('item.name').as('name'),
      ({ fn }) => fn.max('item.image').as('image'),
      soldUnits.as('sold'),
      sql<string | number>`sum(${lineMinor} - ${creditedOf('minor')})`.as('total'),
    ])
    .where('item.product_id', 'in', ids)
    .groupBy(['item.product_id', 'orders.currency', 'orders.exchange_rate'])
    .execute();
  return rows.map((row) => ({
    productId: row.product_id ?? 0,
    name: row.name,
    image: row.image,
    sold: Number(row.sold),
    currency: row.currency,
    rate: Number(row.exchange_rate),
    totalMinor: Number(row.total),
  }));
}
