import type { Db } from '../../../database/connection.ts';
import { readRefunds } from '../change/changes.repository.ts';
import { readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { leftToSend, standing } from './fulfilment-rules.ts';
import { insertFulfilment, readFulfilments } from './fulfilments.repository.ts';

/**
 * Notes the rest of an order as a parcel, in the transaction that holds its lock: staff complete an order without saying
 * what was sent.
 *
 * @param order - as it was before it was completed
 */
export async function sendRest(
  db: Db,
  order: OrderRow,
  { to, by }: { to: string; by: { id: string | null; name: string } },
): Promise<void> {
  const [items, refunds, rows] = await Promise.all([
    readItems(db, order),
    readRefunds(db, order),
    readFulfilments(db, order),
  ]);
  const lines = leftToSend({ order, items, refunds, rows });
  if (lines.length === 0) return;
  const known = new Set(standing(rows).map(({ code }) => code));
  const parcel = readOrder(order).trackingCodes.find(
    ({ code, sentAt }) => sentAt === undefined && !known.has(code),
  );
  await insertFulfilment(db, {
    division_id: order.division_id,
    order_id: order.id,
    position: rows.length + 1,
    lines: JSON.stringify(lines),
    ...(parcel && { carrier: parcel.carrier, code: parcel.code, url: parcel.url }),
    notified: true,
    sent_by: 'platform',
    status_before: order.status,
    status_after: to,
    by_id: by.id,
    by_name: by.name,
  });
}
