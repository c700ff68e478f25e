import type { Db } from '../../../database/connection.ts';
import { recount } from '../change/recount.ts';
import { writeItem, writeOrder } from '../change/changes.repository.ts';
import { orderDiscounts } from '../order-discounts.ts';
import { readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';

/**
 * Takes what is owed of an order off its total, as a discount, in the transaction that ends it: what nobody has paid is
 * neither money that the store keeps nor money that goes back.
 */
export async function writeOffOwed(db: Db, order: OrderRow): Promise<OrderRow> {
  const { owed_minor: owed } = order;
  if (owed === 0) return order;
  const items = await readItems(db, order);
  const discount = order.discount_minor + owed;
  const { sums, discounts } = recount({ ...order, discount_minor: discount }, items, items);
  for (const [index, item] of items.entries())
    await writeItem(db, { ...item, discount_minor: discounts[index] ?? 0 });
  const named = [
    ...orderDiscounts(order),
    { title: 'Not paid', code: null, amountMinor: owed, freeDelivery: false },
  ];
  return writeOrder(db, order, { ...sums, owed_minor: 0, discounts: JSON.stringify(named) });
}
