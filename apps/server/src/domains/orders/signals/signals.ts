import { orderSignals, type OrderSignal } from '@omnis/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import type { OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';

/** Declined attempts, and orders within an hour, from which an order is worth a look. */
export const manyDeclines = 3;
export const manyOrders = 3;

const stored = z.array(z.object({ kind: z.enum(orderSignals), count: z.number().int() }));

/** Signals that make an order worth a look before it is made; most orders have none. */
export const signalsOf = ({ signals }: Pick<OrderRow, 'signals'>): OrderSignal[] => stored.parse(signals);

/** Orders within an hour before one (a `Date` ends at its millisecond, the column does not), itself among them, by its email address and to its address. */
async function ordersAround({ query }: Db, order: OrderRow): Promise<{ email: number; address: number }> {
  const { shippingAddress: to } = readOrder(order);
  const { rows } = await sql<{ email: string | number; address: string | number }>`
    SELECT count(*) FILTER (WHERE lower(email) = ${order.email.toLowerCase()}) AS email,
      count(*) FILTER (WHERE lower(shipping_address ->> 'street') = ${to.street.toLowerCase()}
        AND replace(shipping_address ->> 'zip', ' ', '') = ${to.zip.replaceAll(' ', '')}) AS address
    FROM orders
    WHERE division_id = ${order.division_id} AND draft IS NULL
      AND created_at > ${order.created_at}::timestamptz - interval '1 hour'
      AND created_at < ${order.created_at}::timestamptz + interval '1 millisecond'`.execute(query);
  return { email: Number(rows[0]?.email ?? 0), address: Number(rows[0]?.address ?? 0) };
}

/**
 * Notes what makes an order worth a look, in the transaction that writes down its payment.
 *
 * @param declines - attempts to pay it that were refused
 */
export async function noteSignals(db: Db, order: OrderRow, declines: number): Promise<void> {
  const { shippingAddress, billingAddress } = readOrder(order);
  const around = await ordersAround(db, order);
  const signals: OrderSignal[] = [];
  if (shippingAddress.country !== billingAddress.country) signals.push({ kind: 'countries', count: 2 });
  if (declines >= manyDeclines) signals.push({ kind: 'declines', count: declines });
  if (around.email >= manyOrders) signals.push({ kind: 'orders_by_email', count: around.email });
  if (around.address >= manyOrders) signals.push({ kind: 'orders_to_address', count: around.address });
  if (signals.length === 0) return;
  await db.query
    .updateTable('orders')
    .set({ signals: JSON.stringify(signals) })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}
