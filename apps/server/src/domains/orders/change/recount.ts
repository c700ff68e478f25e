import { computeTotals, currencyCodes, discountLeft } from '@omnis/models';
import { z } from 'zod';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import type { OrderSums } from './changes.repository.ts';

const currencySchema = z.enum(currencyCodes);

/** Price of an order with other quantities. */
export interface Recounted {
  /** Sums without the part that gift cards pay: that depends on what they get back. */
  sums: Omit<OrderSums, 'gift_card_minor'>;
  /** Off each line, tax included, in the order of the lines. */
  discounts: number[];
}

const unitOf = ({ price_minor: price, tax_minor: tax }: OrderItemRow): number => price + tax;

/**
 * The sums of an order whose lines got fewer, in minor units of its currency. The discount
 * shrinks with the goods, in proportion, whatever the coupon would say of the smaller basket; delivery stays as it was.
 * With fewer goods at the same prices it is never more than before.
 *
 * @param before - the lines as they were, with the same sums as `order`
 * @param after - the lines as they will be, at the prices of their quantities
 */
export function recount(
  order: Omit<OrderSums, 'gift_card_minor'> & Pick<OrderRow, 'currency'>,
  before: readonly OrderItemRow[],
  after: readonly OrderItemRow[],
): Recounted {
  const worth = (items: readonly OrderItemRow[]): number =>
    items.reduce((sum, item) => (recipientOf(item) ? sum : sum + unitOf(item) * item.quantity), 0);
  const share = discountLeft(order.discount_minor, { before: worth(before), after: worth(after) });
  // More goods are no reason for a bigger discount.
  const discount = Math.min(order.discount_minor, share);
  const totals = computeTotals({
    lines: after.map((item) => ({
      unitMinor: unitOf(item),
      quantity: item.quantity,
      vatRate: Number(item.vat_rate),
      giftCard: recipientOf(item) !== null,
    })),
    coupon: discount === 0 ? null : { kind: 'fixed', amountMinor: discount },
    shippingMinor: order.shipping_minor,
    currency: currencySchema.parse(order.currency),
    taxIncluded: true,
  });
  return {
    sums: {
      subtotal_minor: totals.subtotal,
      discount_minor: totals.discount,
      goods_tax_minor: totals.goodsTax,
      tax_discount_minor: totals.taxDiscount,
      shipping_minor: totals.shipping,
      shipping_tax_minor: totals.shippingTax,
      total_minor: totals.total,
    },
    discounts: totals.lines.map((line) => line.discount),
  };
}
