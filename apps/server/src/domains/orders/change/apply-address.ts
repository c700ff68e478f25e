import type { Address } from '@omnis/contract';
import { postalLines, type PostalAddress } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../../tenancy/division.ts';
import { orderTax } from '../../../tenancy/order-tax.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { writeItem, writeOrder } from './changes.repository.ts';
import { retax, taxedProducts } from './retax.ts';

/** An address as the log of an order has it, which staff read. */
const logged = (address: PostalAddress): string => postalLines(address, 'en-GB').join(', ');

/** An order that goes somewhere else. */
export interface Readdressed {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  /** Both addresses, for the log. */
  readonly text: string;
}

/**
 * Sends an order somewhere else, in the transaction that holds its lock: what was paid stays as it was, and the tax in it is
 * that of the new place.
 */
export async function applyAddress(
  db: Db,
  division: Division,
  { order, items, address }: { order: OrderRow; items: readonly OrderItemRow[]; address: Address },
): Promise<Readdressed> {
  const before = readOrder(order).shippingAddress;
  const products = await taxedProducts(db, division.id, items);
  const tax = orderTax(division, {
    to: address,
    now: new Date(),
    businessNumber: order.buyer_vat_number ?? undefined,
  });
  // A store that is registered nowhere any more leaves its orders as they were charged.
  const taxed = division.taxes.registrations.length === 0 ? null : retax(order, items, { tax, products });
  for (const item of taxed?.items ?? []) await writeItem(db, item);
  const changed = await writeOrder(db, order, {
    ...taxed?.sums,
    ...taxed?.columns,
    shipping_address: JSON.stringify(address),
    country: address.country,
  });
  return {
    order: changed,
    items: taxed?.items ?? items,
    text: `Delivery address: ${logged(before)} → ${logged(address)}`,
  };
}
