import { liveTopics } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { toItemRows, type NewOrder } from '../new-order.ts';
import type { OrderRow } from '../orders.types.ts';

type At = Pick<OrderRow, 'division_id' | 'id'>;

async function deleteItems({ query }: Db, order: At): Promise<void> {
  await query
    .deleteFrom('order_items')
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .execute();
}

/** Writes the content of a draft anew; its hash, number and language stay. */
export async function writeDraft(
  db: Db,
  order: At,
  draft: Omit<NewOrder, 'hash' | 'number'>,
): Promise<OrderRow> {
  const { query } = db;
  const { totals } = draft;
  await deleteItems(db, order);
  const items = toItemRows({ division: order.division_id, order: order.id }, draft.items);
  if (items.length > 0) await query.insertInto('order_items').values(items).execute();
  db.announce(liveTopics.queue);
  return query
    .updateTable('orders')
    .set({
      draft: draft.draft ?? null,
      version: sql<number>`version + 1`,
      email: draft.email,
      phone: draft.phone,
      customer_name: draft.customerName,
      note: draft.note,
      currency: draft.currency,
      subtotal_minor: totals.subtotal,
      discount_minor: totals.discount,
      goods_tax_minor: totals.goodsTax,
      tax_discount_minor: totals.taxDiscount,
      shipping_minor: totals.shipping,
      shipping_tax_minor: totals.shippingTax,
      total_minor: totals.total,
      vat_number: draft.vatNumber,
      tax_scheme: draft.taxScheme ?? null,
      discounts: JSON.stringify(draft.discounts ?? []),
      shipping_method: JSON.stringify(draft.shippingMethod),
      shipping_address: JSON.stringify(draft.shippingAddress),
      billing_address: JSON.stringify(draft.billingAddress),
      country: draft.shippingAddress.country,
      updated_at: sql<Date>`now()`,
    })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes in a draft that its pay link was emailed. */
export async function noteSent(db: Db, order: At, draft: string): Promise<void> {
  await db.query
    .updateTable('orders')
    .set({ draft, updated_at: sql<Date>`now()` })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}

/** Deletes a draft with its lines and notes; its emails stay until their time. */
export async function deleteDraft(db: Db, order: At): Promise<void> {
  const { query } = db;
  await deleteItems(db, order);
  await query
    .deleteFrom('order_notes')
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .execute();
  await query
    .deleteFrom('orders')
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
  db.announce(liveTopics.queue);
}
