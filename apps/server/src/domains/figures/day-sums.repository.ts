import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import {
  backOf,
  goodsOf,
  grossMinor,
  inOwn,
  isSale,
  refundsIn,
  wallDay,
  wasSold,
  within,
  type Scope,
} from './figures.sql.ts';
import { daysOf } from './period.ts';

/** Sales and refunds of a store on a day. Money in minor units of its own currency, tax included. */
export interface DaySums {
  /** ISO date in the store's time zone. */
  readonly day: string;
  readonly orders: number;
  /** Of these, orders of customers who had ordered before. */
  readonly returningOrders: number;
  readonly items: number;
  readonly returnedItems: number;
  /** Of the orders of this day as they were placed, after discounts, with delivery, without gift cards that were sold. */
  readonly grossMinor: number;
  /** Refunded on this day, whenever the order was placed. */
  readonly refundsMinor: number;
  /** Off the orders of this day. */
  readonly discountsMinor: number;
}

/** A day without sales. */
export const emptyDay = (day: string): DaySums => ({
  day,
  orders: 0,
  returningOrders: 0,
  items: 0,
  returnedItems: 0,
  grossMinor: 0,
  refundsMinor: 0,
  discountsMinor: 0,
});

interface SoldRow {
  day: string;
  orders: string | number;
  returning_orders: string | number;
  items: string | number;
  gross: string | number;
  discounts: string | number;
}

interface BackRow {
  day: string;
  amount: string | number;
  units: string | number;
}

/** Orders of deleted accounts have this address; they are nobody's. */
const deletedEmail = 'deleted@account.invalid';

/** Counts each day of a scope from its orders and refunds, days without any included. */
export async function countDays({ query }: Db, scope: Scope): Promise<DaySums[]> {
  const [sold, back] = await Promise.all([
    sql<SoldRow>`
      SELECT to_char(sale.day, 'YYYY-MM-DD') AS day, count(*) AS orders, sum(sale.items) AS items,
        count(*) FILTER (WHERE sale.is_returning) AS returning_orders, sum(sale.gross) AS gross, sum(sale.discount) AS discounts
      FROM (
        SELECT ${wallDay('o.created_at', scope)} AS day, goods.units AS items, ${inOwn(grossMinor, scope)} AS gross,
          ${inOwn(sql`o.discount_minor`, scope)} AS discount,
          o.email <> ${deletedEmail} AND EXISTS (
            SELECT FROM orders AS former
            WHERE former.division_id = o.division_id AND lower(former.email) = lower(o.email)
              AND former.created_at < o.created_at AND former.payment_state IN ('authorised', 'paid', 'refunded')
          ) AS is_returning
        FROM orders AS o CROSS JOIN ${backOf} CROSS JOIN ${goodsOf}
        WHERE o.division_id = ${scope.division} AND ${within('o.created_at', scope)} AND ${wasSold} AND ${isSale}
          AND (o.payment_state <> 'refunded' OR back.counted > 0)
      ) AS sale
      GROUP BY sale.day`.execute(query),
    sql<BackRow>`
      SELECT to_char(refund.day, 'YYYY-MM-DD') AS day, sum(refund.amount) AS amount, sum(refund.units) AS units
      FROM (${refundsIn(scope)}) AS refund
      GROUP BY refund.day`.execute(query),
  ]);
  const soldOn = new Map(sold.rows.map((row) => [row.day, row]));
  const backOn = new Map(back.rows.map((row) => [row.day, row]));
  return daysOf(scope).map((day) => {
    const [sale, refund] = [soldOn.get(day), backOn.get(day)];
    return {
      day,
      orders: Number(sale?.orders ?? 0),
      returningOrders: Number(sale?.returning_orders ?? 0),
      items: Number(sale?.items ?? 0),
      returnedItems: Number(refund?.units ?? 0),
      grossMinor: Number(sale?.gross ?? 0),
      refundsMinor: Number(refund?.amount ?? 0),
      discountsMinor: Number(sale?.discounts ?? 0),
    };
  });
}
