import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Sales of one day in one currency at one rate. */
export interface DaySales {
  /** ISO date, UTC. */
  day: string;
  currency: string;
  /** What one unit of the store's currency bought. */
  rate: number;
  orders: number;
  /** Minor units of `currency`, without gift cards that were sold: what is bought with them counts. */
  totalMinor: number;
}

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

/** What the gift cards in an order were sold for. */
const soldCards = sql<number>`coalesce((
  select sum(${lineMinor}) from order_items as item
  where item.division_id = orders.division_id and item.order_id = orders.id and item.gift_card is not null
), 0)`;

/** Sales by day since a time, grouped so that each group has one rate. */
export async function salesByDay({ query }: Db, division: number, since: Date): Promise<DaySales[]> {
  const day = sql<string>`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const rows = await query
    .selectFrom('orders')
    .select([
      day.as('day'),
      'currency',
      'exchange_rate',
      ({ fn }) => fn.countAll<number>().as('orders'),
      sql<string | number>`sum(total_minor - ${soldCards})`.as('total'),
    ])
    .where('division_id', '=', division)
    .where('created_at', '>=', since)
    .where('payment_state', 'in', soldStates)
    .groupBy([day, 'currency', 'exchange_rate'])
    .execute();
  return rows.map((row) => ({
    day: row.day,
    currency: row.currency,
    rate: Number(row.exchange_rate),
    orders: row.orders,
    totalMinor: Number(row.total),
  }));
}

function soldItems({ query }: Db, division: number, since: Date) {
  return query
    .selectFrom('order_items as item')
    .innerJoin('orders', (join) =>
      join.onRef('orders.division_id', '=', 'item.division_id').onRef('orders.id', '=', 'item.order_id'),
    )
    .where('item.division_id', '=', division)
    .where('orders.created_at', '>=', since)
    .where('orders.payment_state', 'in', soldStates);
}

/** The products of which most was sold since a time, with what they brought. */
export async function bestSellers(
  db: Db,
  division: number,
  { since, limit }: { since: Date; limit: number },
): Promise<ProductSales[]> {
  const top = await soldItems(db, division, since)
    .select(['item.product_id', ({ fn }) => fn.sum<string | number>('item.quantity').as('sold')])
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
      ({ fn }) => fn.sum<string | number>('item.quantity').as('sold'),
      sql<string | number>`sum(${lineMinor})`.as('total'),
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
