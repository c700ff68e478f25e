import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import {
  backOf,
  counts,
  goodsOf,
  grossMinor,
  inOwn,
  isSale,
  lineMinor,
  wasSold,
  within,
  type Scope,
} from './figures.sql.ts';

/** Sales of a product in a period. Money in minor units of the store's currency, tax included. */
export interface ProductFigures {
  /** null: it is no product, such as a line of a quote, or it is gone. */
  readonly id: string | null;
  readonly name: string;
  readonly sold: number;
  readonly returned: number;
  readonly grossMinor: number;
  readonly refundsMinor: number;
}

interface ProductRow {
  id: number | string | null;
  name: string;
  sold: string | number;
  returned: string | number;
  gross: string | number;
  back: string | number;
}

/**
 * Products by what they brought, most first. Units and money of a sale count on the day of the order, and of a refund on the
 * day of the refund. What was refunded without a word of a line, such as an amount, is no product's.
 */
export async function productFigures(
  { query }: Db,
  scope: Scope,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductFigures[]> {
  const { rows } = await sql<ProductRow>`
    WITH parts AS (
      SELECT i.product_id, i.name, i.quantity AS sold, 0 AS returned, ${inOwn(lineMinor, scope)} AS gross, 0 AS back
      FROM orders AS o CROSS JOIN ${backOf}
      JOIN order_items AS i ON i.division_id = o.division_id AND i.order_id = o.id
      WHERE o.division_id = ${scope.division} AND ${within('o.created_at', scope)} AND ${wasSold} AND ${isSale}
        AND (o.payment_state <> 'refunded' OR back.counted > 0)
      UNION ALL
      SELECT i.product_id, i.name, 0, coalesce((line ->> 'quantity')::integer, 0), 0, ${inOwn(sql`(line ->> 'minor')::bigint`, scope)}
      FROM order_refunds AS r
      JOIN orders AS o ON o.division_id = r.division_id AND o.id = r.order_id
      CROSS JOIN LATERAL jsonb_array_elements(r.credited) AS lines (line)
      JOIN order_items AS i ON i.division_id = o.division_id AND i.order_id = o.id AND i.id::text = line ->> 'item'
      WHERE r.division_id = ${scope.division} AND ${within('r.created_at', scope)} AND ${wasSold} AND ${counts}
      UNION ALL
      SELECT i.product_id, i.name, 0, i.quantity - given.units, 0, ${inOwn(sql`${lineMinor} - given.minor`, scope)}
      FROM order_refunds AS r
      JOIN orders AS o ON o.division_id = r.division_id AND o.id = r.order_id
      JOIN order_items AS i ON i.division_id = o.division_id AND i.order_id = o.id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum((line ->> 'quantity')::integer), 0) AS units, coalesce(sum((line ->> 'minor')::bigint), 0) AS minor
        FROM order_refunds AS other, jsonb_array_elements(other.credited) AS lines (line)
        WHERE other.division_id = o.division_id AND other.order_id = o.id AND other.state <> 'failed'
          AND line ->> 'item' = i.id::text
      ) AS given
      WHERE r.division_id = ${scope.division} AND ${within('r.created_at', scope)} AND ${wasSold} AND ${counts}
        AND r.order_before IS NULL AND NOT r.of_return AND NOT r.by_hand
    )
    SELECT parts.product_id AS id, max(parts.name) AS name, sum(parts.sold) AS sold, sum(parts.returned) AS returned,
      sum(parts.gross) AS gross, sum(parts.back) AS back
    FROM parts
    GROUP BY parts.product_id, CASE WHEN parts.product_id IS NULL THEN parts.name END
    ORDER BY sum(parts.gross) - sum(parts.back) DESC, sum(parts.sold) DESC, parts.product_id, max(parts.name)
    LIMIT ${limit} OFFSET ${offset}`.execute(query);
  return rows.map((row) => ({
    id: row.id === null ? null : String(row.id),
    name: row.name,
    sold: Number(row.sold),
    returned: Number(row.returned),
    grossMinor: Number(row.gross),
    refundsMinor: Number(row.back),
  }));
}

/** Effect of a discount in a period. Money in minor units of the store's currency. */
export interface DiscountFigures {
  readonly id: string;
  readonly title: string;
  readonly orders: number;
  readonly discountedMinor: number;
  /** Gross sales of its orders. */
  readonly grossMinor: number;
}

interface DiscountRow {
  id: string;
  title: string;
  orders: string | number;
  discounted: string | number;
  gross: string | number;
}

/** Discounts by the gross sales of their orders, most first; orders count on the day on which they were placed. */
export async function discountFigures(
  { query }: Db,
  scope: Scope,
  { offset, limit }: { offset: number; limit: number },
): Promise<DiscountFigures[]> {
  const { rows } = await sql<DiscountRow>`
    SELECT discounts.id, discounts.title, count(*) AS orders, sum(${inOwn(sql`used.amount_minor`, scope)}) AS discounted,
      sum(${inOwn(grossMinor, scope)}) AS gross
    FROM orders AS o
    JOIN discount_uses AS used ON used.division_id = o.division_id AND used.order_id = o.id
    JOIN discounts ON discounts.division_id = used.division_id AND discounts.id = used.discount_id
    CROSS JOIN ${backOf} CROSS JOIN ${goodsOf}
    WHERE o.division_id = ${scope.division} AND ${within('o.created_at', scope)} AND ${wasSold} AND ${isSale}
      AND (o.payment_state <> 'refunded' OR back.counted > 0)
    GROUP BY discounts.id, discounts.title
    ORDER BY sum(${inOwn(grossMinor, scope)}) DESC, discounts.id
    LIMIT ${limit} OFFSET ${offset}`.execute(query);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    orders: Number(row.orders),
    discountedMinor: Number(row.discounted),
    grossMinor: Number(row.gross),
  }));
}

/** Why goods came back. */
export interface ReturnFigures {
  readonly reason: string;
  readonly returns: number;
  readonly announced: number;
  readonly received: number;
}

interface ReturnRow {
  reason: string;
  returns: string | number;
  announced: string | number;
  received: string | number;
}

/** Reasons of returns by their units, most first; a return counts on the day on which it was announced. */
export async function returnFigures({ query }: Db, scope: Scope): Promise<ReturnFigures[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT line.reason, count(DISTINCT back.id) AS returns, sum(line.quantity) AS announced,
      sum(coalesce(line.received, 0)) AS received
    FROM order_returns AS back
    JOIN order_return_lines AS line ON line.division_id = back.division_id AND line.return_id = back.id
    WHERE back.division_id = ${scope.division} AND ${within('back.asked_at', scope)} AND back.state <> 'cancelled'
    GROUP BY line.reason
    ORDER BY sum(line.quantity) DESC, line.reason`.execute(query);
  return rows.map((row) => ({
    reason: row.reason,
    returns: Number(row.returns),
    announced: Number(row.announced),
    received: Number(row.received),
  }));
}
