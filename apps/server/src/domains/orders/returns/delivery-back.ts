import { recipientOf } from '../../gift-cards/bought-cards.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import type { StoredReturn } from './returns.repository.ts';

/**
 * Part of the delivery that is refunded with the last of an order's goods, in minor units, as the terms of sale
 * promise: its price, but no more than the cheapest that the store would have taken.
 */
export function deliveryBackMinor(order: OrderRow): number {
  const { cheapestMinor = order.shipping_minor } = readOrder(order).shippingMethod;
  return Math.min(order.shipping_minor, cheapestMinor);
}

/** Tells whether something of an order is exchanged, or to be: then its customer keeps what was delivered. */
export function isExchangedInPart(returns: readonly StoredReturn[]): boolean {
  return returns.some(
    ({ row, lines }) =>
      row.resolution === 'exchange' &&
      lines.some(({ received, quantity }) => row.state !== 'cancelled' && (received ?? quantity) > 0),
  );
}

/**
 * Tells whether all goods of an order have come back; a gift card is none.
 *
 * @param backOf - units of a line that have come back
 */
export function isAllBack(items: readonly OrderItemRow[], backOf: (item: OrderItemRow) => number): boolean {
  const goods = items.filter((item) => recipientOf(item) === null);
  return goods.length > 0 && goods.every((item) => backOf(item) >= item.quantity);
}
