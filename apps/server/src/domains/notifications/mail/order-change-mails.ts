import { orderAddressLines } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { allOrders, dear, goods, receipt, sums, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft, MailPart } from './parts.ts';
import { withRefund } from './refund-words.ts';

const view = (brand: MailBrand, order: OrderMailFacts): MailPart => ({
  kind: 'button',
  text: brand.say('View your order'),
  href: receipt(brand, order),
});

/** Sent when a customer has taken goods out of an order, or has others sent. */
export function orderChangedMail(
  brand: MailBrand,
  order: OrderMailFacts,
  { refundMinor, toCardsMinor }: { refundMinor: number; toCardsMinor: number },
): MailDraft {
  const { currency } = order;
  const money = mailMoney(brand, refundMinor, currency);
  const text = brand.say('we have changed order {number} as you asked.', { number: order.number });
  return {
    subject: brand.say('Order {number} is changed', { number: order.number }),
    preheader:
      refundMinor > 0
        ? brand.say('We refund {money}.', { money })
        : brand.say('This is what we will send you.'),
    parts: [
      { kind: 'heading', text: brand.say('Your order is changed') },
      {
        kind: 'paragraph',
        text: withRefund(brand, dear(brand, order.firstName, text), { refundMinor, toCardsMinor, currency }),
      },
      view(brand, order),
      goods(brand, order),
      sums(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when a customer has an order sent somewhere else. It goes to the address of the order, so that nobody does it unseen. */
export function addressChangedMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  return {
    subject: brand.say('Order {number} goes to another address', { number: order.number }),
    preheader: brand.say('The delivery address was changed.'),
    parts: [
      { kind: 'heading', text: brand.say('Your delivery address is changed') },
      {
        kind: 'paragraph',
        text: dear(
          brand,
          order.firstName,
          brand.say(
            'order {number} will now be delivered to this address. If you did not change it, reply to this email.',
            {
              number: order.number,
            },
          ),
        ),
      },
      {
        kind: 'columns',
        columns: [
          { title: brand.say('Delivered to'), lines: orderAddressLines(order.shippingAddress, brand.locale) },
        ],
      },
      view(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

/**
 * Sent when an order was cancelled, by its customer or by the store.
 *
 * @param refund - what goes back, what of it to gift cards, and words of the store; '' for none
 */
export function orderCancelledMail(
  brand: MailBrand,
  order: OrderMailFacts,
  { refundMinor, toCardsMinor, words }: { refundMinor: number; toCardsMinor: number; words: string },
): MailDraft {
  const { currency, paidOutside: outside } = order;
  const text = brand.say('order {number} is cancelled. We won’t make any of it.', { number: order.number });
  const money = mailMoney(brand, refundMinor, currency);
  return {
    subject: brand.say('Order {number} is cancelled', { number: order.number }),
    preheader:
      refundMinor > 0 ? brand.say('We refund {money}.', { money }) : brand.say('Nothing was charged.'),
    parts: [
      { kind: 'heading', text: brand.say('Your order is cancelled') },
      {
        kind: 'paragraph',
        text: withRefund(brand, dear(brand, order.firstName, text), {
          refundMinor,
          toCardsMinor,
          currency,
          outside,
        }),
      },
      ...(words === '' ? [] : [{ kind: 'paragraph', text: words } as const]),
      view(brand, order),
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

const orderLinks = {
  'edit-order': 'Here is the link to your order, where you can change or cancel it.',
  'update-address': 'Here is the link to your order, where you can change its delivery address.',
  returns: 'Here is the link to your order, where you can send something back.',
} as const;

/** Sent to somebody who has lost the link to their order. */
export function orderLinkMail(
  brand: MailBrand,
  order: { number: string; hash: string; purpose: 'edit-order' | 'update-address' | 'returns' },
): MailDraft {
  const here = brand.say(orderLinks[order.purpose]);
  return {
    subject: brand.say('Your {store} order {number}', { store: brand.storeName, number: order.number }),
    preheader: here,
    parts: [
      { kind: 'heading', text: brand.say('Order {number}', { number: order.number }) },
      {
        kind: 'paragraph',
        text: `${here} ${brand.say('Anyone with the link can see the order, so don’t share it. If you did not ask for it, you can ignore this email.')}`,
      },
      {
        kind: 'button',
        text: brand.say('Open your order'),
        href: `${brand.origin}/${order.purpose}/${order.hash}`,
      },
    ],
  };
}
