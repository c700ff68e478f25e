import { formatPrice } from '../data/price.ts';
import type { Order } from '../order/stages.ts';
import type { OrdersTexts } from '../texts/orders/index.ts';

/** Where money of an order goes back to: to its gift cards what they paid, the rest by the way that it came. */
export function refundText(
  t: OrdersTexts,
  { payment, totals: { currency } }: Pick<Order, 'payment' | 'totals'>,
  amount: number,
): string {
  const onCard = Math.min(payment.giftCardAmount, amount);
  const money = formatPrice(amount, currency, t.locale);
  if (onCard <= 0) return t('weRefund', { money });
  return onCard < amount
    ? t('weRefundBoth', { money, part: formatPrice(onCard, currency, t.locale) })
    : t('weRefundGiftCard', { money });
}
