import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { allOrders, dear, goods, receipt, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft } from './parts.ts';

/** Sent when money for an order has come that is on its way already, such as for a purchase order. */
export function paymentRecordedMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  const { number } = order;
  const amount = mailMoney(brand, order.totalMinor, order.currency);
  const text = brand.say('we have received {amount} for order {number}. Nothing is left to pay.', {
    amount,
    number,
  });
  return {
    subject: brand.say('Payment received for order {number}', { number }),
    preheader: brand.say('We have received {amount}.', { amount }),
    parts: [
      { kind: 'heading', text: brand.say('Payment received') },
      { kind: 'paragraph', text: dear(brand, order.firstName, text) },
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when an order is made before it is paid, because its customer gave a purchase order. */
export function orderOnAccountMail(brand: MailBrand, order: OrderMailFacts, poNumber: string): MailDraft {
  const { number } = order;
  const amount = mailMoney(brand, order.totalMinor, order.currency);
  const text = brand.say(
    'order {number} is confirmed by your purchase order {poNumber}. We are making it now. {amount} is still to be paid.',
    { number, poNumber, amount },
  );
  return {
    subject: brand.say('Your order {number} is confirmed: {amount}', { number, amount }),
    preheader: brand.say('{amount} is still to be paid.', { amount }),
    parts: [
      { kind: 'heading', text: brand.say('Your order is confirmed') },
      { kind: 'paragraph', text: dear(brand, order.firstName, text) },
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}
