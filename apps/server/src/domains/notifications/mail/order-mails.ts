import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import {
  allOrders,
  cardsLeft,
  columns,
  goods,
  receipt,
  sums,
  type OrderMailFacts,
} from './order-mail-parts.ts';
import type { MailDraft, MailPart } from './parts.ts';

const thanks = (brand: MailBrand, order: OrderMailFacts): string =>
  order.firstName
    ? brand.say('Thank you, {firstName}.', { firstName: order.firstName })
    : brand.say('Thank you.');

/** Sent when an order is placed. */
export function orderConfirmationMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  const pending = order.paymentState === 'pending';
  const paragraph = pending
    ? brand.say(
        'We have received your order. Your bank has not confirmed the payment yet. We will email you as soon as it has. You don’t need to do anything, and you will not be charged twice.',
      )
    : order.byMailOnly
      ? brand.say(
          'We have received your order. We will email the gift cards as soon as the payment is confirmed.',
        )
      : brand.say(
          'We have received your order and are getting it ready. We will email you when it is on its way.',
        );
  const amount = mailMoney(brand, order.totalMinor, order.currency);
  return {
    subject: brand.say('Your {store} order {number}', { store: brand.storeName, number: order.number }),
    preheader: pending
      ? brand.say('We are waiting for your bank to confirm {amount}.', { amount })
      : brand.say('{amount}, {method}. Here is your receipt.', { amount, method: order.shippingMethod.name }),
    parts: [
      { kind: 'heading', text: brand.say('Order {number}', { number: order.number }) },
      { kind: 'paragraph', text: `${thanks(brand, order)} ${paragraph}` },
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      goods(brand, order),
      sums(brand, order),
      ...cardsLeft(brand, order),
      ...columns(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when the bank has confirmed a payment that was in doubt. */
export function paymentReceivedMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  const amount = mailMoney(brand, order.totalMinor, order.currency);
  const received = brand.say('We have received {amount} for order {number} and are getting it ready.', {
    amount,
    number: order.number,
  });
  return {
    subject: brand.say('Payment received for order {number}', { number: order.number }),
    preheader: brand.say('Your bank has confirmed {amount}.', { amount }),
    parts: [
      { kind: 'heading', text: brand.say('Payment received') },
      {
        kind: 'paragraph',
        text: `${thanks(brand, order)} ${received}`,
      },
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when a payment that was in doubt did not go through. @param toCardsMinor - what went back to gift cards */
export function paymentFailedMail(brand: MailBrand, order: OrderMailFacts, toCardsMinor = 0): MailDraft {
  const amount = mailMoney(brand, toCardsMinor, order.currency);
  const back: MailPart[] =
    toCardsMinor > 0
      ? [
          {
            kind: 'paragraph',
            text: brand.say('{amount} is back on the gift card that you wanted to pay with.', { amount }),
          },
        ]
      : [];
  return {
    subject: brand.say('Order {number} was not paid', { number: order.number }),
    preheader: brand.say('Your bank did not confirm the payment, and nothing was charged.'),
    parts: [
      { kind: 'heading', text: brand.say('Your payment did not go through') },
      {
        kind: 'paragraph',
        text: brand.say(
          'Your bank did not confirm the payment for order {number}. Nothing was charged, and we have not started making it. If you still want it, you can pay now at the same price.',
          { number: order.number },
        ),
      },
      ...back,
      { kind: 'button', text: brand.say('Pay now'), href: `${brand.origin}/pay/${order.hash}/` },
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}
