import { deliveryByMail, languageOf } from '@omnis/models';
import type { OrderMailFacts } from '../notifications/mail/order-mail-parts.ts';
import { orderDiscounts } from './order-discounts.ts';
import type { OrderItemRow, OrderRow } from './orders.types.ts';
import { recipientOf, recipientWords, valueOf } from '../gift-cards/bought-cards.ts';
import type { CardUse } from '../gift-cards/gift-cards.types.ts';
import { personalisationWords } from '../basket/line-personalisation.ts';
import { bundleWords } from '../basket/line-bundle.ts';
import { bundleOf } from './order-stock.ts';
import { lineTotalMinor, personalisationOf, readOrder } from './orders.view.ts';

/**
 * Facts for the emails of an order, from its rows. @param uses - what gift cards paid of it, to tell what they have
 * left
 */
export function orderMailFacts(
  order: OrderRow,
  items: readonly OrderItemRow[],
  uses: readonly CardUse[] = [],
): OrderMailFacts {
  const read = readOrder(order);
  return {
    language: languageOf(order.language),
    number: order.number,
    hash: order.hash,
    historyHash: order.history_hash,
    firstName: read.billingAddress.firstName,
    currency: read.currency,
    lines: items.map((item) => ({
      name: item.name,
      colour: item.colour,
      size: item.size,
      valueMinor: recipientOf(item) && valueOf(item),
      details: [
        ...recipientWords(recipientOf(item)),
        ...bundleWords(bundleOf(item)),
        ...personalisationWords(personalisationOf(item), languageOf(order.language)),
      ],
      quantity: item.quantity,
      totalMinor: lineTotalMinor(item) + item.discount_minor,
      image: item.image,
    })),
    subtotalMinor: order.subtotal_minor,
    discountMinor: order.discount_minor,
    shippingMinor: order.shipping_minor,
    taxMinor: order.goods_tax_minor - order.tax_discount_minor + order.shipping_tax_minor,
    totalMinor: order.total_minor,
    giftCardMinor: order.gift_card_minor,
    giftCards: uses.map(({ ending, balance_minor: leftMinor }) => ({ ending, leftMinor })),
    byMailOnly: read.shippingMethod.code === deliveryByMail.code,
    coupon: order.coupon,
    discounts: orderDiscounts(order),
    shippingAddress: read.shippingAddress,
    billingAddress: read.billingAddress,
    shippingMethod: read.shippingMethod,
    paymentMethod: order.payment_method,
    paidOutside: order.payment_intent === null && order.total_minor > order.gift_card_minor,
    paymentState: read.paymentState,
  };
}
