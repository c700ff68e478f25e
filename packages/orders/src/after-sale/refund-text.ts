import { formatPrice } from '@omnis/shop-kit';
import type { Order } from '../order/stages.ts';
import type { OrdersTexts } from '../texts/orders/index.ts';

/** Money that goes back. */
interface MoneyBack {
  readonly currency: string;
  readonly amount: number;
  /** Part of it that goes back to gift cards. */
  readonly giftCardAmount: number;
}

/** Where money that goes back goes. */
export function moneyBackText(t: OrdersTexts, { currency, amount, giftCardAmount }: MoneyBack): string {
  const money = formatPrice(amount, currency, t.locale);
  if (giftCardAmount <= 0) return t('weRefund', { money });
  return giftCardAmount < amount
    ? t('weRefundBoth', { money, part: formatPrice(giftCardAmount, currency, t.locale) })
    : t('weRefundGiftCard', { money });
}

/** Where money of an order goes back to: to its gift cards what they paid, the rest by the way that it came. */
export const refundText = (
  t: OrdersTexts,
  { payment, totals: { currency } }: Pick<Order, 'payment' | 'totals'>,
  amount: number,
): string => moneyBackText(t, { currency, amount, giftCardAmount: Math.min(payment.giftCardAmount, amount) });

/**
 * Where the money of goods will go that are sent back.
 *
 * @param amount - what was paid for them; 0 while none are chosen
 */
export function returnRefundText(
  t: OrdersTexts,
  { payment, giftCards, totals }: Pick<Order, 'payment' | 'giftCards' | 'totals'>,
  amount: number,
): string {
  const price = (money: number): string => formatPrice(money, totals.currency, t.locale);
  const held = giftCards.reduce((sum, card) => sum + card.amount - card.returned, 0);
  if (held <= 0) return t('moneyBackHelp');
  const all = payment.giftCardAmount >= totals.total;
  if (all || (amount > 0 && amount <= held)) return t('moneyBackGiftCard');
  return amount === 0
    ? t('moneyBackUpTo', { part: price(held) })
    : t('moneyBackBoth', { part: price(held), rest: price(amount - held) });
}
