import {
  maxQuoteQuantity,
  orderStatusCodes,
  printColours,
  printPositions,
  quoteProducts,
  quoteSizes,
} from '@omnis/models';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { artworkId, artworkSchema } from './artworks.ts';
import {
  addressSchema,
  askedMoney,
  emailField,
  money,
  orderHash,
  hasName,
  noName,
  personName,
  timestamp,
  totalsSchema,
} from './common.ts';
import { statusLogSchema } from './orders.ts';
import { v3 } from '../prefixes.ts';

const pieces = `Enter a whole number from 1 to ${maxQuoteQuantity}`;
const required = 'This field is required';

const sizeLine = z.object({
  size: z.enum(quoteSizes),
  quantity: z.number(pieces).int(pieces).min(1, pieces).max(maxQuoteQuantity, pieces),
});
const codesOf = <K extends string>(names: Readonly<Record<K, string>>) =>
  z
    .custom<K>((value) => typeof value === 'string' && Object.hasOwn(names, value), 'Choose one of the list')
    // A check alone tells whoever reads the OpenAPI document nothing.
    .meta({ type: 'string', enum: Object.keys(names) });
const printLine = z.object({ position: codesOf(printPositions), colours: codesOf(printColours) });

/** Goods to be made (storefront.md §2 /get-a-quote/). */
export const quoteWishSchema = z.object({
  product: codesOf(quoteProducts),
  /** Of the product. */
  colour: z.string().trim().max(60).default(''),
  sizes: z.array(sizeLine).min(1, 'Say how many you would like').max(quoteSizes.length),
  prints: z.array(printLine).min(1, 'Choose at least one place to print').max(4),
  /** The day on which it must be there; '' where that does not matter. */
  deadline: z.union([z.literal(''), z.iso.date('Please enter a valid date')]).default(''),
});
/** Goods to be made. */
export type QuoteWish = z.output<typeof quoteWishSchema>;

/** Request of a shopper, with their contact. */
export const quoteRequestSchema = quoteWishSchema
  .extend({
    details: z.string().trim().max(2000).default(''),
    artwork: artworkId.optional(),
    ...personName,
    email: emailField,
    phone: z.string().trim().max(40).default(''),
    company: z.string().trim().max(120).default(''),
    vatNumber: z.string().trim().max(20).default(''),
    country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
  })
  .refine(hasName, noName);
/** Request of a shopper, with their contact. */
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

const quoteLine = z.object({
  id: z.string(),
  name: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** Of one, without tax; 0 while there is no offer. */
  price: money,
  /** Of the whole line, tax included. */
  total: money,
});

/** A bespoke order as the one who asked for it sees it. */
export const quoteSchema = z.object({
  orderHash,
  number: z.string(),
  status: z.enum(orderStatusCodes),
  /** 0 to 100. */
  percentComplete: z.number(),
  createdAt: timestamp,
  currency: z.string(),
  wish: quoteWishSchema,
  details: z.string(),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    company: z.string(),
    country: z.string(),
    vatNumber: z.string(),
  }),
  /** True when a delivery to the contact's country needs an EORI number from a company. */
  eoriRequired: z.boolean(),
  artwork: artworkSchema.nullable(),
  items: z.array(quoteLine),
  totals: totalsSchema,
  /** The offer that stands; null while staff work on it. */
  offer: z
    .object({
      message: z.string(),
      at: timestamp,
      validUntil: z.string().nullable(),
      /** True when it cannot be accepted any more; a new price can be asked for. */
      expired: z.boolean().optional(),
    })
    .nullable(),
  /** Address of the picture that is to be approved. */
  mockup: z.string().nullable(),
  /** Change that the customer asked for and waits for; '' when there is none. */
  asked: z.string(),
  poNumber: z.string(),
  /** Where it goes; null until it is confirmed. */
  deliveryAddress: addressSchema.nullable(),
  /** The statuses to which the customer may move it now. */
  moves: z.array(z.enum(orderStatusCodes)),
  statusLog: z.array(statusLogSchema),
  /** True when it was cancelled before anybody paid it; left out when not. */
  cancelled: z.boolean().optional(),
});
/** A bespoke order as the one who asked for it sees it. */
export type Quote = z.output<typeof quoteSchema>;

export const quotesRequest = defineCall('quotes.request', {
  method: 'POST',
  path: `${v3}/frontend/quotes/`,
  access: 'store',
  status: 201,
  summary:
    'Ask for a quote: a bespoke order in its first status, with mails to the shopper and the shop. Sent again with the same Idempotency-Key, of 22 characters or more, it is asked once.',
  body: quoteRequestSchema,
  response: z.object({ orderHash, number: z.string() }),
});

export const quotesGet = defineCall('quotes.get', {
  method: 'GET',
  path: `${v3}/frontend/quotes/:orderHash/`,
  access: 'store',
  summary: 'A quote by the unguessable hash of its order.',
  params: z.object({ orderHash }),
  response: quoteSchema,
});

const note = z.string().trim().max(2000);

/** Total that the customer was shown; 409 where the price has changed since. */
const expectedTotal = askedMoney.optional();

export const quotesAnswer = defineCall('quotes.answer', {
  method: 'POST',
  path: `${v3}/frontend/quotes/:orderHash/answer/`,
  access: 'store',
  summary:
    'Answer a quote by its unguessable hash: accept the price or ask for credit terms, approve the mock-up, confirm with the number of a purchase order, or ask for changes. 409 when it has moved on.',
  params: z.object({ orderHash }),
  body: z.discriminatedUnion('action', [
    /** `from`: the status that it is seen to have. */
    z.object({
      action: z.enum(['accept', 'terms', 'approve']),
      from: z.enum(orderStatusCodes),
      expectedTotal,
      /** Address of the mock-up that is approved; 409 where there is another by now. */
      expectedMockup: z.string().max(400).optional(),
    }),
    z.object({
      action: z.literal('change'),
      from: z.enum(orderStatusCodes),
      note: note.min(1, 'Say what should change'),
    }),
    z.object({
      action: z.literal('confirm'),
      from: z.enum(orderStatusCodes),
      expectedTotal,
      poNumber: z.string().trim().min(1, required).max(60),
      /** Where it is delivered. */
      address: addressSchema,
    }),
  ]),
  response: quoteSchema,
});

const staffParams = z.object({ id: z.coerce.number().int().positive() });

/** A quote as staff work on it. */
export const staffQuoteSchema = quoteSchema.extend({
  /** Percent. */
  vatRate: z.number(),
  /** Delivery, without tax. */
  shipping: money,
});
/** A quote as staff work on it. */
export type StaffQuote = z.output<typeof staffQuoteSchema>;

export const atlasQuote = defineCall('atlas.quote', {
  method: 'GET',
  path: `${v3}/atlas/orders/:id/quote/`,
  access: 'staff',
  permission: 'orders.view',
  summary:
    'The quote of a bespoke order: what was asked for, what is offered; null for one that began otherwise.',
  params: staffParams,
  response: staffQuoteSchema.nullable(),
});

export const atlasOfferQuote = defineCall('atlas.offerQuote', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/quote/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Put prices on the lines of a quote and mail it to the customer. 409 once it is accepted.',
  params: staffParams,
  body: z.object({
    /** Of one, without tax, by line: every line of the quote. */
    lines: z
      .array(z.object({ id: z.string().max(60), price: money.min(0).max(100_000) }))
      .min(1)
      .max(20),
    /** Delivery, without tax. */
    shipping: money.min(0).max(100_000).default(0),
    vatRate: z.number().min(0).max(100),
    message: note.default(''),
    /** The last day on which it can be accepted; '' where there is none. */
    validUntil: z.union([z.literal(''), z.iso.date('Please enter a valid date')]).default(''),
  }),
  response: staffQuoteSchema,
});

export const atlasSendMockup = defineCall('atlas.sendMockup', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/mockup/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Show the customer how it will be printed, to be approved: PNG, JPEG, WebP, AVIF or GIF.',
  params: staffParams,
  upload: true,
  response: staffQuoteSchema,
});
