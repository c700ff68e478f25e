import type { Address } from '@omnis/contract';
import { postalLines, type PostalAddress } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../divisions/division.ts';
import type { OrderItemRow, OrderRow } from '../orders.repository.ts';
import { readOrder } from '../orders.view.ts';
import { writeItem, writeOrder } from './changes.repository.ts';
import { ownVatRates, retax } from './retax.ts';

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
  const ownRates = await ownVatRates(db, division.id, items);
  const taxed = retax(order, items, { home: division.country, to: address, ownRates });
  for (const item of taxed?.items ?? []) await writeItem(db, item);
  const changed = await writeOrder(db, order, {
    ...taxed?.sums,
    shipping_address: JSON.stringify(address),
    country: address.country,
  });
  return {
    order: changed,
    items: taxed?.items ?? items,
    text: `Delivery address: ${logged(before)} → ${logged(address)}`,
  };
}
