import type { Db } from '../../database/connection.ts';

/** The payments that were tried for an order. */
export async function intentsOfOrder({ query }: Db, division: number, orderId: number): Promise<string[]> {
  const rows = await query
    .selectFrom('checkout_attempts')
    .select('payment_intent')
    .where('division_id', '=', division)
    .where((where) => where.or([where('order_id', '=', orderId), where('pays_order_id', '=', orderId)]))
    .execute();
  return rows.flatMap(({ payment_intent: intent }) => intent ?? []);
}
