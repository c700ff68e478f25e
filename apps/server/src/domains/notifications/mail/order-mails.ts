import type { Address } from '@omnis/contract';
import {
  imageUrl,
  orderStatuses,
  type CurrencyCode,
  type Language,
  type OrderStatusCode,
} from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { refundWords } from './refund-words.ts';
import type { MailDraft, MailPart, SumLine } from './parts.ts';

/** What the mails of an order tell. Money in minor units of `currency`. */
export interface OrderMailFacts {
  /** In which it was placed, and its mails are written. */
  language: Language;
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
  /** What of the total gift cards pay. */
  giftCardMinor: number;
  /** Gift cards that paid, by the last four of their codes, with what they have left. */
  giftCards: readonly { ending: string; leftMinor: number }[];
  /** Whether nothing of it goes by post. */
  byMailOnly: boolean;
  coupon: string | null;
  shippingAddress: Address;
  billingAddress: Address;
  shippingMethod: { name: string; estimate: string };
  paymentMethod: string;
  paymentState: 'pending' | 'authorised' | 'paid' | 'refunded' | 'failed';
}

/** How a paragraph to somebody begins, and goes on. */
export function dear(brand: MailBrand, firstName: string, text: string): string {
  return firstName
    ? `${brand.say('Dear {firstName},', { firstName })} ${text}`
    : text.charAt(0).toLocaleUpperCase(brand.locale) + text.slice(1);
}

/** The lines of an address as they stand on an envelope. */
export function addressLines({ locale }: Pick<MailBrand, 'locale'>, address: Address): string[] {
  const name = `${address.firstName} ${address.lastName}`.trim();
  const place = [address.city, address.state, address.zip].filter(Boolean).join(', ');
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country;
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
    : [
        {
          kind: 'link',
          text: brand.say('See all your orders'),
          href: `${brand.origin}/order-history/${historyHash}`,
        },
      ];

/** The lines of an order. */
export function goods(brand: MailBrand, { lines, currency }: OrderMailFacts): MailPart {
  return {
    kind: 'goods',
    lines: lines.map(({ name, colour, size, details, quantity, totalMinor, image }) => ({
      name,
      options: [colour, size, ...details].filter(Boolean).join(', '),
      quantity,
      price: mailMoney(brand, totalMinor, currency),
      image: image === null ? null : new URL(imageUrl(image, { width: 144, height: 144 }), brand.origin).href,
    })),
  };
}

/** The sums of an order. */
export function sums(brand: MailBrand, order: OrderMailFacts): MailPart {
  const money = (minor: number): string => mailMoney(brand, minor, order.currency);
  const lines: SumLine[] = [{ label: brand.say('Subtotal'), amount: money(order.subtotalMinor) }];
  if (order.discountMinor > 0) {
    const label =
      order.coupon === null
        ? brand.say('Discount')
        : brand.say('Discount ({coupon})', { coupon: order.coupon });
    lines.push({ label, amount: money(-order.discountMinor) });
  }
  if (!order.byMailOnly)
    lines.push({
      label: brand.say('Delivery'),
      amount: order.shippingMinor === 0 ? brand.say('Free') : money(order.shippingMinor),
    });
  lines.push({ label: brand.say('Total'), amount: money(order.totalMinor), strong: true });
  if (order.giftCardMinor > 0) {
    lines.push({ label: brand.say('Paid by gift card'), amount: money(-order.giftCardMinor) });
    lines.push({ label: brand.say('Paid otherwise'), amount: money(order.totalMinor - order.giftCardMinor) });
  }
  if (order.taxMinor > 0) lines.push({ label: brand.say('Tax included'), amount: money(order.taxMinor) });
  return { kind: 'sums', lines };
}

/** What the gift cards have left that paid for an order. */
function cardsLeft(brand: MailBrand, { giftCards, currency }: OrderMailFacts): MailPart[] {
  if (giftCards.length === 0) return [];
  const words = giftCards.map(({ ending, leftMinor }) =>
    brand.say('Your gift card ending in {ending} has {left} left.', {
      ending,
      left: mailMoney(brand, leftMinor, currency),
    }),
  );
  return [{ kind: 'paragraph', text: words.join(' ') }];
}

function columns(brand: MailBrand, order: OrderMailFacts): MailPart[] {
  const { shippingMethod, paymentMethod } = order;
  const payment = { title: brand.say('Payment'), lines: [paymentMethod || brand.say('Nothing to pay')] };
  if (order.byMailOnly) {
    const billed = { title: brand.say('Billed to'), lines: addressLines(brand, order.billingAddress) };
    return [{ kind: 'columns', columns: [billed, payment] }];
  }
  return [
    {
      kind: 'columns',
      columns: [
        { title: brand.say('Delivered to'), lines: addressLines(brand, order.shippingAddress) },
        { title: brand.say('Billed to'), lines: addressLines(brand, order.billingAddress) },
      ],
    },
    {
      kind: 'columns',
      columns: [
        {
          title: brand.say('Delivery'),
          lines: [shippingMethod.name, shippingMethod.estimate].filter(Boolean),
        },
        payment,
      ],
    },
  ];
}

const thanks = (brand: MailBrand, order: OrderMailFacts): string =>
  order.firstName
    ? brand.say('Thank you, {firstName}.', { firstName: order.firstName })
    : brand.say('Thank you.');

/** Sent when an order is placed. */
export function orderConfirmationMail(brand: MailBrand, order: OrderMailFacts): MailDraft {
  const pending = order.paymentState === 'pending';
  const paragraph = pending
    ? brand.say(
        'Your order has reached us. Your bank has not confirmed the payment yet; we write to you as soon as it has. You need not do anything, and you will not be charged twice.',
      )
    : order.byMailOnly
      ? brand.say('Your order has reached us. Gift cards are sent by mail as soon as the payment is through.')
      : brand.say(
          'Your order has reached us and we are getting it ready. We write to you again when it is on its way.',
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
          'Your bank did not confirm the payment for order {number}. Nothing was charged, and we do not make these goods yet. If you still want them, you can pay now; the price is the same.',
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

const toldStatuses = {
  quote: 'Quote',
  bespoke_authorised_terms: 'Terms authorised',
  bespoke_mockup: 'Mock-up',
  po_confirmed: 'Purchase order confirmed',
} as const;

const isTold = (status: OrderStatusCode): status is keyof typeof toldStatuses =>
  Object.hasOwn(toldStatuses, status);

/** What a status is called to customers; the others are never told of. */
const statusName = ({ say }: MailBrand, status: OrderStatusCode): string =>
  isTold(status) ? say(toldStatuses[status]) : orderStatuses[status].name;

interface StatusWords {
  heading: string;
  text: string;
}

function statusWords(
  brand: MailBrand,
  status: OrderStatusCode,
  { order: { number, totalMinor, currency }, toCardsMinor }: { order: OrderMailFacts; toCardsMinor: number },
): StatusWords {
  const amount = mailMoney(brand, totalMinor, currency);
  switch (status) {
    case 'paid':
    case 'bespoke_paid':
      return {
        heading: brand.say('Payment received'),
        text: brand.say('We have received {amount} for order {number} and are getting it ready.', {
          amount,
          number,
        }),
      };
    case 'complete':
    case 'bespoke_shipped':
      return {
        heading: brand.say('Your order is on its way'),
        text: brand.say('Order {number} has been packed and given to the carrier.', { number }),
      };
    case 'exchanged':
      return {
        heading: brand.say('Your exchange is arranged'),
        text: brand.say('We exchange goods of order {number} for you.', { number }),
      };
    case 'refunded':
    case 'bespoke_refunded':
      return {
        heading: brand.say('Your refund is on its way'),
        text:
          toCardsMinor === 0
            ? brand.say(
                'We refund {amount} for order {number} to the card that you paid with. Banks take up to ten days to show it.',
                { amount, number },
              )
            : brand.say('Order {number} is refunded: {refund}', {
                number,
                refund: refundWords(brand, { refundMinor: totalMinor, toCardsMinor, currency }),
              }),
      };
    default:
      return {
        heading: brand.say('Order {number}: {status}', { number, status: statusName(brand, status) }),
        text: brand.say('There is news of order {number}: {status}. You see how it stands on its page.', {
          number,
          status: statusName(brand, status),
        }),
      };
  }
}

/** Sent when staff move an order to a status that customers are told of (models `notifiesCustomer`). */
export function orderStatusMail(
  brand: MailBrand,
  order: OrderMailFacts,
  change: {
    status: OrderStatusCode;
    trackingCodes: readonly { code: string; url: string | null }[];
    /** What went back to gift cards. */
    toCardsMinor?: number;
  },
): MailDraft {
  const { heading, text } = statusWords(brand, change.status, {
    order,
    toCardsMinor: change.toCardsMinor ?? 0,
  });
  const tracked: MailPart[] = change.trackingCodes.map(({ code, url }) =>
    url === null
      ? { kind: 'paragraph', text: brand.say('Parcel number: {code}', { code }) }
      : { kind: 'button', text: brand.say('Track parcel {code}', { code }), href: url },
  );
  return {
    subject: brand.say('{heading} (order {number})', { heading, number: order.number }),
    preheader: text,
    parts: [
      { kind: 'heading', text: heading },
      {
        kind: 'paragraph',
        text: order.firstName
          ? brand.say('Dear {firstName}, {text}', { firstName: order.firstName, text })
          : text,
      },
      ...(change.status === 'complete' || change.status === 'bespoke_shipped' ? tracked : []),
      { kind: 'button', text: brand.say('View your order'), href: receipt(brand, order) },
      goods(brand, order),
      ...allOrders(brand, order),
    ],
  };
}
