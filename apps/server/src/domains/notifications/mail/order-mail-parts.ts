import type { Address, PickupPlace } from '@omnis/contract';
import {
  discountName,
  imageUrl,
  oneSize,
  orderAddressLines,
  type CurrencyCode,
  type Language,
} from '@omnis/models';
import type { SayInMail } from '../../../texts/mails/mail-words.ts';
import type { MailBrand } from './brand.ts';
import { roundMoneyText } from '../../../texts/money-format.ts';
import { mailMoney } from './mail-money.ts';
import type { MailPart, SumLine } from './parts.ts';
import { pickupLines } from './pickup-lines.ts';

/** Facts that the emails of an order give. Money in minor units of `currency`. */
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
    /** Value of a gift card, by which it is named; null for all other goods. */
    valueMinor: number | null;
    /** Contents and personalisation, such as `2 × Mug` and `Name: Ann`. */
    details: readonly string[];
    quantity: number;
    /** Before a coupon: the lines come to the subtotal, off which the sums take it. */
    totalMinor: number;
    image: string | null;
  }[];
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  /** Contained in the total. */
  taxMinor: number;
  totalMinor: number;
  /** Part of the total that gift cards pay. */
  giftCardMinor: number;
  /** Gift cards that paid, by the last four of their codes, with what they have left. */
  giftCards: readonly { ending: string; leftMinor: number }[];
  /** True when nothing of it goes by post. */
  byMailOnly: boolean;
  coupon: string | null;
  /** The parts of the discount, by name; empty for an order from before this was noted. */
  discounts: readonly { title: string; code: string | null; amountMinor: number }[];
  shippingAddress: Address;
  billingAddress: Address;
  shippingMethod: { name: string; estimate: string; pickup?: PickupPlace | undefined };
  paymentMethod: string;
  /** True when the part that gift cards do not pay was paid outside of the platform, such as by bank transfer. */
  paidOutside: boolean;
  paymentState: 'pending' | 'authorised' | 'paid' | 'refunded' | 'failed';
}

/** How a paragraph to somebody begins, and goes on. */
export function dear(brand: MailBrand, firstName: string, text: string): string {
  return firstName
    ? `${brand.say('Dear {firstName},', { firstName })} ${text}`
    : text.charAt(0).toLocaleUpperCase(brand.locale) + text.slice(1);
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

/** A size as its reader calls it: that of quotes for what has only one is a word. */
export const sizeText = (say: SayInMail, size: string): string => (size === oneSize ? say(oneSize) : size);

/** The lines of an order. */
export function goods(brand: MailBrand, { lines, currency }: OrderMailFacts): MailPart {
  return {
    kind: 'goods',
    lines: lines.map(({ name, colour, size, valueMinor, details, quantity, totalMinor, image }) => ({
      name,
      options: [
        colour,
        valueMinor === null ? sizeText(brand.say, size) : roundMoneyText(brand.locale, valueMinor, currency),
        ...details,
      ]
        .filter(Boolean)
        .join(', '),
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
  const named = order.discounts.filter(({ amountMinor }) => amountMinor > 0);
  for (const { title, code, amountMinor } of named)
    lines.push({ label: discountName({ title, code }), amount: money(-amountMinor) });
  if (order.discountMinor > 0 && named.length === 0) {
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

/** Balances left on the gift cards that paid. */
export function cardsLeft(brand: MailBrand, { giftCards, currency }: OrderMailFacts): MailPart[] {
  if (giftCards.length === 0) return [];
  const words = giftCards.map(({ ending, leftMinor }) =>
    brand.say('Your gift card ending in {ending} has {left} left.', {
      ending,
      left: mailMoney(brand, leftMinor, currency),
    }),
  );
  return [{ kind: 'paragraph', text: words.join(' ') }];
}

/** Where an order goes, and how it is paid. */
export function columns(brand: MailBrand, order: OrderMailFacts): MailPart[] {
  const { shippingMethod, paymentMethod } = order;
  const payment = { title: brand.say('Payment'), lines: [paymentMethod || brand.say('Nothing to pay')] };
  if (order.byMailOnly) {
    const billed = {
      title: brand.say('Billed to'),
      lines: orderAddressLines(order.billingAddress, brand.locale),
    };
    return [{ kind: 'columns', columns: [billed, payment] }];
  }
  const { pickup } = shippingMethod;
  if (pickup) {
    const from = { title: brand.say('Collect from'), lines: pickupLines(pickup, brand.locale) };
    const when = {
      title: shippingMethod.name,
      lines: [shippingMethod.estimate, ...pickup.instructions.split('\n')].filter(Boolean),
    };
    return [
      { kind: 'columns', columns: [from, when] },
      { kind: 'columns', columns: [payment] },
    ];
  }
  return [
    {
      kind: 'columns',
      columns: [
        { title: brand.say('Delivered to'), lines: orderAddressLines(order.shippingAddress, brand.locale) },
        { title: brand.say('Billed to'), lines: orderAddressLines(order.billingAddress, brand.locale) },
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
