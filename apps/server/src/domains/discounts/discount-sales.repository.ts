import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Revenue of a discount's orders in one currency at one rate. */
export interface DiscountSales {
  id: string;
  currency: string;
  /** The rate: units of this currency for one of the store's. */
  rate: number;
  uses: number;
  /** Minor units of `currency`, after refunds. */
  revenueMinor: number;
  discountedMinor: number;
}

/**
 * Revenue of discounts: orders whose money is there or certain to come count with their total, less the refunds that leave
 * the total as it was: those of returns, and those that owner or staff made. Other refunds have lowered the total.
 */
export async function discountSales(
  { query }: Db,
  division: number,
  ids: readonly string[],
): Promise<DiscountSales[]> {
  const isSold = sql<boolean>`orders.payment_state IN ('authorised', 'paid')`;
  const returned = sql<number>`coalesce((
    SELECT sum(refund.amount_minor) FROM order_refunds AS refund
    WHERE refund.division_id = ${division} AND refund.order_id = orders.id AND (refund.of_return OR refund.by_hand) AND refund.state <> 'failed'
  ), 0)`;
  const rows = await query
    .selectFrom('discount_uses')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.division_id', '=', 'discount_uses.division_id')
        .onRef('orders.id', '=', 'discount_uses.order_id'),
    )
    .select([
      'discount_uses.discount_id as id',
      'orders.currency',
      'orders.exchange_rate as rate',
      sql<number>`count(*)::integer`.as('uses'),
      sql<string | number>`coalesce(sum(orders.total_minor - ${returned}) FILTER (WHERE ${isSold}), 0)`.as(
        'revenue',
      ),
      sql<string | number>`coalesce(sum(discount_uses.amount_minor) FILTER (WHERE ${isSold}), 0)`.as(
        'discounted',
      ),
    ])
    .where('discount_uses.division_id', '=', division)
    .where('discount_uses.discount_id', 'in', ids)
    .where('discount_uses.released_at', 'is', null)
    .groupBy(['discount_uses.discount_id', 'orders.currency', 'orders.exchange_rate'])
    .execute();
  return rows.map(({ id, currency, rate, uses, revenue, discounted }) => ({
    id,
    currency,
    rate: Number(rate),
    uses,
    revenueMinor: Number(revenue),
    discountedMinor: Number(discounted),
  }));
}
