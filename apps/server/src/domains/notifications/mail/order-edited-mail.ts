import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { allOrders, dear, goods, receipt, sums, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft, MailPart } from './parts.ts';
import { withRefund } from './refund-words.ts';

const payButton = (brand: MailBrand, { hash }: OrderMailFacts, amount: string): MailPart => ({
  kind: 'button',
  text: brand.say('Pay {amount}', { amount }),
  href: `${brand.origin}/pay/${hash}/`,
});

/**
 * Sent when the store has changed an order.
 *
 * @param money - what goes back, what of it to gift cards, and what is still to be paid, in minor units
 */
export function orderEditedMail(
  brand: MailBrand,
  order: OrderMailFacts,
  { refundMinor, toCardsMinor, owedMinor }: { refundMinor: number; toCardsMinor: number; owedMinor: number },
): MailDraft {
  const { currency, number, paidOutside: outside } = order;
  const amount = mailMoney(brand, owedMinor, currency);
  const changed = dear(brand, order.firstName, brand.say('we have changed your order {number}.', { number }));
  const money = mailMoney(brand, refundMinor, currency);
  return {
    subject: brand.say('Order {number} is changed', { number }),
    preheader:
      owedMinor > 0
        ? brand.say('{amount} is still to be paid.', { amount })
        : refundMinor > 0
          ? brand.say('We refund {money}.', { money })
          : brand.say('This is what we will send you.'),
    parts: [
      { kind: 'heading', text: brand.say('Your order is changed') },
      {
        kind: 'paragraph',
        text:
          owedMinor > 0
            ? `${changed} ${brand.say('{amount} is still to be paid. We’ll make it as soon as it is paid.', { amount })}`
            : withRefund(brand, changed, { refundMinor, toCardsMinor, currency, outside }),
      },
      owedMinor > 0
        ? payButton(brand, order, amount)
        : { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      goods(brand, order),
      sums(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when the store asks for the payment of an order. @param owedMinor - in minor units of the order's currency */
export function payLinkMail(brand: MailBrand, order: OrderMailFacts, owedMinor: number): MailDraft {
  const { number } = order;
  const amount = mailMoney(brand, owedMinor, order.currency);
  return {
    subject: brand.say('Pay for your order {number}: {amount}', { number, amount }),
    preheader: brand.say('Your order is ready. Pay for it and we’ll make it.'),
    parts: [
      { kind: 'heading', text: brand.say('Your order is ready for payment') },
      {
        kind: 'paragraph',
        text: dear(
          brand,
          order.firstName,
          brand.say('here is order {number}. We’ll make it as soon as it is paid.', { number }),
        ),
      },
      payButton(brand, order, amount),
      goods(brand, order),
      sums(brand, order),
    ],
  };
}
