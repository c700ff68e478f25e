import { formatMoney } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { addressLines, allOrders, goods, receipt, sums, type OrderMailFacts } from './order-mails.ts';
import type { MailDraft, MailPart } from './parts.ts';

const banks = 'to the card that you paid with. Banks take up to ten days to show it.';
const dear = ({ firstName }: OrderMailFacts): string => (firstName ? `Dear ${firstName}, ` : '');
const view = (brand: MailBrand, order: OrderMailFacts): MailPart => ({
  kind: 'button',
  text: 'View your order',
  href: receipt(brand, order),
});

/** Sent when a customer has taken goods out of an order, or has others sent. */
export function orderChangedMail(brand: MailBrand, order: OrderMailFacts, refundMinor: number): MailDraft {
  const money = formatMoney(refundMinor, order.currency);
  const text = `${dear(order)}order ${order.number} is changed as you asked.`;
  return {
    subject: `Order ${order.number} is changed`,
    preheader: refundMinor > 0 ? `We refund ${money}.` : 'This is what we send you now.',
    parts: [
      { kind: 'heading', text: 'Your order is changed' },
      { kind: 'paragraph', text: refundMinor > 0 ? `${text} We refund ${money} ${banks}` : text },
      view(brand, order),
      goods(brand, order),
      sums(order),
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when a customer has an order sent somewhere else. It goes to the address of the order, so that nobody does it unseen. */
export function addressChangedMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  return {
    subject: `Order ${order.number} goes to another address`,
    preheader: 'The delivery address was changed.',
    parts: [
      { kind: 'heading', text: 'Your delivery address is changed' },
      {
        kind: 'paragraph',
        text: `${dear(order)}order ${order.number} goes to this address now. If that was not you, answer this mail.`,
      },
      {
        kind: 'columns',
        columns: [{ title: 'Delivered to', lines: addressLines(order.shippingAddress) }],
      },
      view(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when a customer has cancelled an order. */
export function orderCancelledMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  const text = `${dear(order)}order ${order.number} is cancelled, and nothing of it is made.`;
  const money = formatMoney(order.totalMinor, order.currency);
  return {
    subject: `Order ${order.number} is cancelled`,
    preheader: order.totalMinor > 0 ? `We refund ${money}.` : 'Nothing was charged.',
    parts: [
      { kind: 'heading', text: 'Your order is cancelled' },
      { kind: 'paragraph', text: order.totalMinor > 0 ? `${text} We refund ${money} ${banks}` : text },
      view(brand, order),
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

/** Sent to somebody who has lost the link to their order. */
export function orderLinkMail(
  brand: MailBrand,
  order: { number: string; hash: string; purpose: 'edit-order' | 'update-address' | 'returns' },
): MailDraft {
  const words = {
    'edit-order': 'change or cancel it',
    'update-address': 'change its delivery address',
    returns: 'send something back',
  } as const;
  return {
    subject: `Your ${brand.storeName} order ${order.number}`,
    preheader: `The link to your order, where you can ${words[order.purpose]}.`,
    parts: [
      { kind: 'heading', text: `Order ${order.number}` },
      {
        kind: 'paragraph',
        text: `Here is the link to your order, where you can ${words[order.purpose]}. Whoever has it can see the order, so keep it to yourself. If you did not ask for it, you need not do anything.`,
      },
      { kind: 'button', text: 'Open your order', href: `${brand.origin}/${order.purpose}/${order.hash}` },
    ],
  };
}
