import type { Address } from '@omnis/contract';
import { formatMoney, imageUrl, orderStatuses, type CurrencyCode, type OrderStatusCode } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import type { MailDraft, MailPart, SumLine } from './parts.ts';

/** What the mails of an order tell. Money in minor units of `currency`. */
export interface OrderMailFacts {
  number: string;
  hash: string;
  /** Opens all orders of the address that the mail goes to; null where that is closed. */
  historyHash: string | null;
  firstName: string;
  currency: CurrencyCode;
  lines: readonly {
    name: string;
    colour: string;
    size: string;
    /** What it holds and what was put on it, such as `2 × Mug` and `Name: Ann`. */
    details: readonly string[];
    quantity: number;
    totalMinor: number;
    image: string | null;
  }[];
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  /** Contained in the total. */
  taxMinor: number;
  totalMinor: number;
  coupon: string | null;
  shippingAddress: Address;
  billingAddress: Address;
  shippingMethod: { name: string; estimate: string };
  paymentMethod: string;
  paymentState: 'pending' | 'authorised' | 'paid' | 'refunded' | 'failed';
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The lines of an address as they stand on an envelope. */
export function addressLines(address: Address): string[] {
  const name = `${address.firstName} ${address.lastName}`.trim();
  const place = [address.city, address.state, address.zip].filter(Boolean).join(', ');
  const country = countryNames.of(address.country) ?? address.country;
  return [name, address.company, address.street, address.street2, place, country].filter(
    (line) => line !== '',
  );
}

/** Where an order is seen. */
export const receipt = (brand: MailBrand, order: OrderMailFacts): string =>
  `${brand.origin}/receipt/${order.hash}`;

/** The way to all orders of the address that a mail goes to. */
export const allOrders = (brand: MailBrand, { historyHash }: OrderMailFacts): MailPart[] =>
  historyHash === null
    ? []
    : [{ kind: 'link', text: 'See all your orders', href: `${brand.origin}/order-history/${historyHash}` }];

/** The lines of an order. */
export function goods(brand: MailBrand, { lines, currency }: OrderMailFacts): MailPart {
  return {
    kind: 'goods',
    lines: lines.map(({ name, colour, size, details, quantity, totalMinor, image }) => ({
      name,
      options: [colour, size, ...details].filter(Boolean).join(', '),
      quantity,
      price: formatMoney(totalMinor, currency),
      image: image === null ? null : new URL(imageUrl(image, { width: 144, height: 144 }), brand.origin).href,
    })),
  };
}

/** The sums of an order. */
export function sums(order: OrderMailFacts): MailPart {
  const money = (minor: number): string => formatMoney(minor, order.currency);
  const lines: SumLine[] = [{ label: 'Subtotal', amount: money(order.subtotalMinor) }];
  if (order.discountMinor > 0) {
    const label = order.coupon === null ? 'Discount' : `Discount (${order.coupon})`;
    lines.push({ label, amount: money(-order.discountMinor) });
  }
  lines.push({ label: 'Delivery', amount: order.shippingMinor === 0 ? 'Free' : money(order.shippingMinor) });
  lines.push({ label: 'Total', amount: money(order.totalMinor), strong: true });
  if (order.taxMinor > 0) lines.push({ label: 'Tax included', amount: money(order.taxMinor) });
  return { kind: 'sums', lines };
}

function columns(order: OrderMailFacts): MailPart[] {
  const { shippingMethod, paymentMethod } = order;
  return [
    {
      kind: 'columns',
      columns: [
        { title: 'Delivered to', lines: addressLines(order.shippingAddress) },
        { title: 'Billed to', lines: addressLines(order.billingAddress) },
      ],
    },
    {
      kind: 'columns',
      columns: [
        { title: 'Delivery', lines: [shippingMethod.name, shippingMethod.estimate].filter(Boolean) },
        { title: 'Payment', lines: [paymentMethod || 'Nothing to pay'] },
      ],
    },
  ];
}

const thanks = (order: OrderMailFacts): string =>
  order.firstName ? `Thank you, ${order.firstName}.` : 'Thank you.';

/** Sent when an order is placed. */
export function orderConfirmationMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  const pending = order.paymentState === 'pending';
  const paragraph = pending
    ? `${thanks(order)} Your order has reached us. Your bank has not confirmed the payment yet; we write to you as soon as it has. You need not do anything, and you will not be charged twice.`
    : `${thanks(order)} Your order has reached us and we are getting it ready. We write to you again when it is on its way.`;
  return {
    subject: `Your ${brand.storeName} order ${order.number}`,
    preheader: pending
      ? `We are waiting for your bank to confirm ${formatMoney(order.totalMinor, order.currency)}.`
      : `${formatMoney(order.totalMinor, order.currency)}, ${order.shippingMethod.name}. Here is your receipt.`,
    parts: [
      { kind: 'heading', text: `Order ${order.number}` },
      { kind: 'paragraph', text: paragraph },
      { kind: 'button', text: 'View your order', href: receipt(brand, order) },
      goods(brand, order),
      sums(order),
      ...columns(order),
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when the bank has confirmed a payment that was in doubt. */
export function paymentReceivedMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  const amount = formatMoney(order.totalMinor, order.currency);
  return {
    subject: `Payment received for order ${order.number}`,
    preheader: `Your bank has confirmed ${amount}.`,
    parts: [
      { kind: 'heading', text: 'Payment received' },
      {
        kind: 'paragraph',
        text: `${thanks(order)} We have received ${amount} for order ${order.number} and are getting it ready.`,
      },
      { kind: 'button', text: 'View your order', href: receipt(brand, order) },
      ...allOrders(brand, order),
    ],
  };
}

/** Sent when a payment that was in doubt did not go through. */
export function paymentFailedMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  return {
    subject: `Order ${order.number} was not paid`,
    preheader: 'Your bank did not confirm the payment, and nothing was charged.',
    parts: [
      { kind: 'heading', text: 'Your payment did not go through' },
      {
        kind: 'paragraph',
        text: `Your bank did not confirm the payment for order ${order.number}. Nothing was charged, and we do not make these goods yet. If you still want them, you can pay now; the price is the same.`,
      },
      { kind: 'button', text: 'Pay now', href: `${brand.origin}/pay/${order.hash}/` },
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}

interface StatusWords {
  heading: string;
  text: string;
}

function statusWords(status: OrderStatusCode, { number, totalMinor, currency }: OrderMailFacts): StatusWords {
  const amount = formatMoney(totalMinor, currency);
  switch (status) {
    case 'paid':
    case 'bespoke_paid':
      return {
        heading: 'Payment received',
        text: `We have received ${amount} for order ${number} and are getting it ready.`,
      };
    case 'complete':
    case 'bespoke_shipped':
      return {
        heading: 'Your order is on its way',
        text: `Order ${number} has been packed and given to the carrier.`,
      };
    case 'exchanged':
      return { heading: 'Your exchange is arranged', text: `We exchange goods of order ${number} for you.` };
    case 'refunded':
    case 'bespoke_refunded':
      return {
        heading: 'Your refund is on its way',
        text: `We refund ${amount} for order ${number} to the card that you paid with. Banks take up to ten days to show it.`,
      };
    default:
      return {
        heading: `Order ${number}: ${orderStatuses[status].name}`,
        text: `Order ${number} has moved on: ${orderStatuses[status].name}.`,
      };
  }
}

/** Sent when staff move an order to a status that customers are told of (models `notifiesCustomer`). */
export function orderStatusMail(
  brand: MailBrand,
  order: OrderMailFacts,
  change: { status: OrderStatusCode; trackingCodes: readonly { code: string; url: string | null }[] },
): MailDraft {
  const { heading, text } = statusWords(change.status, order);
  const tracked: MailPart[] = change.trackingCodes.map(({ code, url }) =>
    url === null
      ? { kind: 'paragraph', text: `Parcel number: ${code}` }
      : { kind: 'button', text: `Track parcel ${code}`, href: url },
  );
  return {
    subject: `${heading} (order ${order.number})`,
    preheader: text,
    parts: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: `${order.firstName ? `Dear ${order.firstName}, ` : ''}${text}` },
      ...(change.status === 'complete' || change.status === 'bespoke_shipped' ? tracked : []),
      { kind: 'button', text: 'View your order', href: receipt(brand, order) },
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}
