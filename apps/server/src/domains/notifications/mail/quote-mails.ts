import { formatMoney } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import type { OrderMailFacts } from './order-mails.ts';
import type { MailDraft, MailPart } from './parts.ts';

/** What the mails of a quote tell. */
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
const quoteHref = (brand: MailBrand, { hash }: Pick<QuoteMailFacts, 'hash'>): string =>
  `${brand.origin}/advanced-quote/${hash}/`;

function wish({ what, sizes, prints, deadline }: QuoteMailFacts): MailPart {
  return {
    kind: 'columns',
    columns: [
      { title: 'What', lines: [what, ...sizes, ...(deadline === '' ? [] : [`By ${deadline}`])] },
      { title: 'Printed', lines: prints },
    ],
  };
}

/** Sent to who asks for a quote: what they asked for, and what happens next. */
export function quoteAskedMail(brand: MailBrand, facts: QuoteMailFacts): MailDraft {
  return {
    subject: `Your quote ${facts.number}`,
    preheader: 'We have your request and are working out a price.',
    parts: [
      { kind: 'heading', text: `Thank you, ${facts.firstName}` },
      {
        kind: 'paragraph',
        text: 'We have your request. We look at it, work out a price and write to you. Nothing is made or charged before you agree.',
      },
      wish(facts),
      { kind: 'button', text: 'See your quote', href: quoteHref(brand, facts) },
      {
        kind: 'small',
        text: 'The link is for you alone: whoever has it can see and answer the quote. If this was not you, ignore this mail.',
      },
    ],
  };
}

/** Sent to the shop: who asks for what. An answer to it goes to the shopper. */
export function quoteToShopMail(_brand: MailBrand, facts: QuoteMailFacts): MailDraft {
  const { number, customerName, company, email, phone, details } = facts;
  return {
    subject: `${customerName} asks for quote ${number}`,
    preheader: facts.what,
    parts: [
      { kind: 'heading', text: `${customerName} asks for a quote` },
      wish(facts),
      {
        kind: 'columns',
        columns: [
          { title: 'Who', lines: [customerName, company, email, phone].filter((line) => line !== '') },
        ],
      },
      ...(details === '' ? [] : [{ kind: 'quote', label: `${customerName} wrote`, text: details } as const]),
      {
        kind: 'small',
        text: `It is in the queue as order ${number}. Answer this mail, and your answer goes to ${email}.`,
      },
    ],
  };
}

/** Sent to who asked for a quote: what it costs. */
export function offerMail(
  brand: MailBrand,
  order: OrderMailFacts & { message: string; validUntil: string },
): MailDraft {
  const money = (minor: number): string => formatMoney(minor, order.currency);
  return {
    subject: `Your price for quote ${order.number}: ${money(order.totalMinor)}`,
    preheader: `${money(order.totalMinor)} with delivery and tax.`,
    parts: [
      { kind: 'heading', text: 'Your price is here' },
      ...(order.message === ''
        ? []
        : [{ kind: 'quote', label: `${brand.storeName} writes`, text: order.message } as const]),
      {
        kind: 'goods',
        lines: order.lines.map(({ name, colour, size, quantity, totalMinor }) => ({
          name,
          options: [colour, size].filter(Boolean).join(', '),
          quantity,
          price: money(totalMinor),
          image: null,
        })),
      },
      {
        kind: 'sums',
        lines: [
          { label: 'Goods', amount: money(order.subtotalMinor) },
          { label: 'Delivery', amount: money(order.shippingMinor) },
          { label: 'of which tax', amount: money(order.taxMinor) },
          { label: 'Total', amount: money(order.totalMinor), strong: true },
        ],
      },
      { kind: 'button', text: 'Accept or ask for changes', href: quoteHref(brand, order) },
      ...(order.validUntil === ''
        ? []
        : [{ kind: 'small', text: `The price is valid until ${order.validUntil}.` } as const]),
    ],
  };
}

/** Sent to who accepted a quote: how it will be printed, to be approved. */
export function mockupMail(
  brand: MailBrand,
  order: Pick<QuoteMailFacts, 'number' | 'hash' | 'firstName'>,
): MailDraft {
  return {
    subject: `Your mock-up for quote ${order.number}`,
    preheader: 'Look at it closely: this is what will be printed.',
    parts: [
      { kind: 'heading', text: 'Your mock-up is here' },
      {
        kind: 'paragraph',
        text: `Dear ${order.firstName}, look at it closely: this is what will be printed. Approve it, or say what should change.`,
      },
      { kind: 'button', text: 'See the mock-up', href: quoteHref(brand, order) },
    ],
  };
}

/** Sent to the shop: what a customer has answered. An answer to it goes to the customer. */
export function quoteAnsweredMail(answer: {
  number: string;
  customerName: string;
  /** Such as `accepts the price`. */
  what: string;
  note: string;
}): MailDraft {
  const { number, customerName, what, note } = answer;
  return {
    subject: `${customerName} ${what} (quote ${number})`,
    preheader: note || `Quote ${number} goes on.`,
    parts: [
      { kind: 'heading', text: `${customerName} ${what}` },
      ...(note === '' ? [] : [{ kind: 'quote', label: `${customerName} wrote`, text: note } as const]),
      { kind: 'small', text: `Order ${number} in the queue.` },
    ],
  };
}
