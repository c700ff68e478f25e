import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { dear, sizeText, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft, MailPart } from './parts.ts';

/** Facts that the emails of a quote give. */
export interface QuoteMailFacts {
  number: string;
  hash: string;
  firstName: string;
  customerName: string;
  company: string;
  email: string;
  phone: string;
  /** Such as `T-shirts, navy`. */
  what: string;
  /** Such as `12 × M`. */
  sizes: readonly string[];
  /** Such as `Front: full colour`. */
  prints: readonly string[];
  /** The day on which it must be there; '' where that does not matter. */
  deadline: string;
  details: string;
}

/** Where a quote is seen and answered. */
export const quoteHref = (brand: MailBrand, { hash }: Pick<QuoteMailFacts, 'hash'>): string =>
  `${brand.origin}/advanced-quote/${hash}/`;

/** A day of the wire, `2026-12-05`, as the mail's reader writes it. */
const dayText = ({ locale }: MailBrand, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The request, as the shopper and the shop read it. */
export function wish(brand: MailBrand, { what, sizes, prints, deadline }: QuoteMailFacts): MailPart {
  return {
    kind: 'columns',
    columns: [
      {
        title: brand.say('What'),
        lines: [
          what,
          ...sizes,
          ...(deadline === '' ? [] : [brand.say('By {day}', { day: dayText(brand, deadline) })]),
        ],
      },
      { title: brand.say('Printed'), lines: prints },
    ],
  };
}

/** Sent to who asks for a quote: what they asked for, and what happens next. */
export function quoteAskedMail(brand: MailBrand, facts: QuoteMailFacts): MailDraft {
  return {
    subject: brand.say('Your quote {number}', { number: facts.number }),
    preheader: brand.say('We have your request and are working out a price.'),
    parts: [
      { kind: 'heading', text: brand.say('Thank you, {firstName}', { firstName: facts.firstName }) },
      {
        kind: 'paragraph',
        text: brand.say(
          'We have your request. We’ll work out a price and email you. Nothing is made or charged before you agree.',
        ),
      },
      wish(brand, facts),
      { kind: 'button', text: brand.say('See your quote'), href: quoteHref(brand, facts) },
      {
        kind: 'small',
        text: brand.say(
          'This link is for you only. Anyone with it can see and answer the quote. If this was not you, ignore this email.',
        ),
      },
    ],
  };
}

/** Sent to who asked for a quote: what it costs. */
export function offerMail(
  brand: MailBrand,
  order: OrderMailFacts & { message: string; validUntil: string },
): MailDraft {
  const money = (minor: number): string => mailMoney(brand, minor, order.currency);
  return {
    subject: brand.say('Your price for quote {number}: {amount}', {
      number: order.number,
      amount: money(order.totalMinor),
    }),
    preheader: brand.say('{amount} with delivery and tax.', { amount: money(order.totalMinor) }),
    parts: [
      { kind: 'heading', text: brand.say('Your price is here') },
      {
        kind: 'paragraph',
        text: dear(
          brand,
          order.firstName,
          brand.say(
            'quote {number} comes to {amount} with delivery and tax. Nothing is made before you agree.',
            {
              number: order.number,
              amount: money(order.totalMinor),
            },
          ),
        ),
      },
      ...(order.message === ''
        ? []
        : [
            {
              kind: 'quote',
              label: brand.say('{store} writes', { store: brand.storeName }),
              text: order.message,
            } as const,
          ]),
      {
        kind: 'goods',
        lines: order.lines.map(({ name, colour, size, quantity, totalMinor }) => ({
          name,
          options: [colour, sizeText(brand.say, size)].filter(Boolean).join(', '),
          quantity,
          price: money(totalMinor),
          image: null,
        })),
      },
      {
        kind: 'sums',
        lines: [
          { label: brand.say('Goods'), amount: money(order.subtotalMinor) },
          {
            label: brand.say('Delivery'),
            amount: order.shippingMinor === 0 ? brand.say('Free') : money(order.shippingMinor),
          },
          { label: brand.say('of which tax'), amount: money(order.taxMinor) },
          { label: brand.say('Total'), amount: money(order.totalMinor), strong: true },
        ],
      },
      { kind: 'button', text: brand.say('Accept or ask for changes'), href: quoteHref(brand, order) },
      ...(order.validUntil === ''
        ? []
        : [
            {
              kind: 'small',
              text: brand.say('The price is valid until {validUntil}.', {
                validUntil: dayText(brand, order.validUntil),
              }),
            } as const,
          ]),
    ],
  };
}

/** Sent to who accepted a quote: how it will be printed, to be approved. */
export function mockupMail(
  brand: MailBrand,
  order: Pick<QuoteMailFacts, 'number' | 'hash' | 'firstName'>,
): MailDraft {
  return {
    subject: brand.say('Your mock-up for quote {number}', { number: order.number }),
    preheader: brand.say('Look at it closely: this is what will be printed.'),
    parts: [
      { kind: 'heading', text: brand.say('Your mock-up is here') },
      {
        kind: 'paragraph',
        text: brand.say(
          'Dear {firstName}, look at it closely: this is what will be printed. Approve it, or say what should change.',
          { firstName: order.firstName },
        ),
      },
      { kind: 'button', text: brand.say('See the mock-up'), href: quoteHref(brand, order) },
    ],
  };
}
