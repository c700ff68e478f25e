import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { OrderRow } from '../orders.types.ts';
import type { OrderPaymentsTable } from './order-payments.tables.ts';

/** A payment that a person recorded, as it is stored. */
export type OrderPaymentRow = Selectable<OrderPaymentsTable>;

/** Writes a payment that came otherwise than by the processor. */
export async function insertPayment({ query }: Db, payment: Insertable<OrderPaymentsTable>): Promise<void> {
  await query.insertInto('order_payments').values(payment).execute();
}

/** The payment that was recorded with a key; null for none. */
export async function paymentByKey(
  { query }: Db,
  division: number,
  key: string,
): Promise<OrderPaymentRow | null> {
  const row = await query
    .selectFrom('order_payments')
    .selectAll()
    .where('division_id', '=', division)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** The payments of an order that people recorded, oldest first. */
export function readPayments(
  { query }: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
): Promise<OrderPaymentRow[]> {
  return query
    .selectFrom('order_payments')
    .selectAll()
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
}
