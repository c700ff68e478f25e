import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { soldStates } from './order-state.ts';

/** Sales of one product in one currency at one rate. */
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

/** Price of a line of an order, tax and discount included. */
const lineMinor = sql.raw<number>(
  '(item.price_minor + item.tax_minor) * item.quantity + item.tax_rest_minor - item.discount_minor',
);

/** Part of an order's total that has not arrived: owed, or paid by a later payment that is on its way. */
export const missing = sql<number>`(owed_minor + coalesce((
  select sum((charge ->> 'minor')::bigint) from jsonb_array_elements(orders.charges) as charges (charge)
  where charge ->> 'state' = 'open'
), 0))`;

/** Amount refunded of an order's present total; a refund that a bank refused does not count. */
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

/** Of lines of orders without refunds nothing came back, which spares asking for those of each line. */
const unlessKept = (division: number, part: 'minor' | 'quantity') => sql`
  CASE WHEN item.order_id IN (SELECT refund.order_id FROM order_refunds AS refund WHERE refund.division_id = ${division})
    THEN ${creditedOf(part)} ELSE 0 END`;

interface SoldRow {
  readonly product_id: string | number;
  readonly name: string;
  readonly image: string | null;
  readonly sold: string | number;
  readonly currency: string;
  readonly exchange_rate: string | number;
  readonly total: string | number;
}

/**
 * The products of which most was sold since a day and kept, with what they brought. Indexes alone hold which products were
 * sold: lines and orders are read of the best ones only. Orders that were placed after each other have ids that follow each
 * other, so that the index passes over the lines of most others.
 */
export async function bestSellers(
  { query }: Db,
  division: number,
  { since, limit }: { since: SalesSince; limit: number },
): Promise<ProductSales[]> {
  const units = sql`sum(item.quantity - ${unlessKept(division, 'quantity')})`;
  const { rows } = await sql<SoldRow>`
    WITH sold AS MATERIALIZED (
      SELECT orders.id FROM orders
      WHERE orders.division_id = ${division} AND orders.created_at >= ${beginningOf(since)}
        AND orders.payment_state IN (${sql.join(soldStates)}) AND orders.draft IS NULL
    ), line AS MATERIALIZED (
      SELECT item.division_id, item.order_id, item.id, item.product_id, item.quantity FROM order_items AS item
      WHERE item.division_id = ${division}
        AND item.order_id BETWEEN (SELECT min(id) FROM sold) AND (SELECT max(id) FROM sold)
    ), best AS MATERIALIZED (
      SELECT item.product_id FROM line AS item JOIN sold ON sold.id = item.order_id
      WHERE item.product_id IS NOT NULL
      GROUP BY item.product_id ORDER BY ${units} DESC, item.product_id LIMIT ${limit}
    )
    SELECT item.product_id, orders.currency, orders.exchange_rate, max(item.name) AS name, max(item.image) AS image,
      ${units} AS sold, sum(${lineMinor} - ${unlessKept(division, 'minor')}) AS total
    FROM best JOIN line ON line.product_id = best.product_id JOIN sold ON sold.id = line.order_id
    JOIN order_items AS item ON item.division_id = line.division_id AND item.id = line.id
    JOIN orders ON orders.division_id = line.division_id AND orders.id = line.order_id
    GROUP BY item.product_id, orders.currency, orders.exchange_rate`.execute(query);
  return rows.map((row) => ({
    productId: Number(row.product_id),
    name: row.name,
    image: row.image,
    sold: Number(row.sold),
    currency: row.currency,
    rate: Number(row.exchange_rate),
    totalMinor: Number(row.total),
  }));
}
