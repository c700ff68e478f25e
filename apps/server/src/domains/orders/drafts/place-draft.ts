import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { recountOrder } from '../../customers/recounts.ts';
import type { Division } from '../../../tenancy/division.ts';
import { nextOrderNumber } from '../../divisions/order-number.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import type { OrderMover } from '../move-order.ts';
import type { OrderRow } from '../orders.types.ts';
import { draftOf } from './draft.ts';

/**
 * Makes an order of a draft as it is paid, in the transaction that holds its lock and has taken its goods: it gets the next
 * number of the store and the day of now. An order that was placed stays as it is.
 *
 * @param made.status - of the order: `new` for one that is paid by card, as at the checkout; else it stays to be paid
 */
export async function placeDraft(
  db: Db,
  division: Division,
  { order, by, status = order.status }: { order: OrderRow; by: OrderMover; status?: string },
): Promise<OrderRow> {
  const draft = draftOf(order);
  if (!draft) return order;
  const { query } = db;
  const at = { division_id: order.division_id, order_id: order.id };
  await query
    .insertInto('order_status_log')
    .values([
      {
        ...at,
        status: order.status,
        from_status: null,
        reason: `Built as draft ${order.number}`,
        user_kind: draft.by.kind,
        user_id: draft.by.id,
        user_name: draft.by.name,
        at: order.created_at,
      },
      {
        ...at,
        status,
        from_status: order.status,
        reason: 'The draft became an order',
        user_kind: by.kind,
        user_id: by.id,
        user_name: by.name,
      },
    ])
    .execute();
  const placed = await query
    .updateTable('orders')
    .set({
      draft: null,
      status,
      number: await nextOrderNumber(db, division),
      created_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recountOrder(db, placed);
  await tellWebhooks(db, division.id, [{ event: 'order.placed', about: { id: placed.id } }]);
  return placed;
}
