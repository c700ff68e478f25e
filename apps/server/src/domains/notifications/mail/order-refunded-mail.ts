import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { allOrders, dear, receipt, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft } from './parts.ts';
import { refundWords } from './refund-words.ts';

/** Sent when a person of the store refunds part of an order. @param refund.reason - in their words; '' for none */
export function orderRefundedMail(
  brand: MailBrand,
  order: OrderMailFacts,
  refund: { refundMinor: number; toCardsMinor: number; reason: string },
): MailDraft {
  const { refundMinor, toCardsMinor, reason } = refund;
  const { number, firstName, currency, paidOutside: outside } = order;
  const words = refundWords(brand, { refundMinor, toCardsMinor, currency, outside });
  const money = mailMoney(brand, refundMinor, currency);
  const text = dear(
    brand,
    firstName,
    brand.say('we have refunded {money} of order {number}.', { money, number }),
  );
  return {
    subject: brand.say('Refund for order {number}', { number }),
    preheader: brand.say('We refund {money}.', { money }),
    parts: [
      { kind: 'heading', text: brand.say('Your refund is on its way') },
      { kind: 'paragraph', text: `${text} ${words}` },
      ...(reason === '' ? [] : [{ kind: 'paragraph', text: reason } as const]),
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      ...allOrders(brand, order),
    ],
  };
}
