import { currencyCodes, mostGiftCards, mostGiftCardValues } from '@omnis/models';
import { z } from 'zod';
import { cursorListOf, cursorQuery, defineCall, divisionParams } from '../call.ts';
import { currencyCode, emailField, money, timestamp } from './common.ts';
import { dashboard, v3 } from '../prefixes.ts';

/** For whom a gift card is, as the buyer says; without an address it goes to the buyer. */
export const giftCardRecipientSchema = z.object({
  email: z.union([z.literal(''), emailField]).default(''),
  name: z.string().trim().max(80).default(''),
  message: z.string().trim().max(500).default(''),
});
/** For whom a gift card is. */
export type GiftCardRecipient = z.output<typeof giftCardRecipientSchema>;

/** A gift card that lies on a checkout, with what it pays of it. */
export const appliedGiftCardSchema = z.object({
  id: z.string(),
  /** The last four of its code. */
  ending: z.string(),
  balance: money,
  /** Amount that it pays of this order. */
  amount: money,
  /** Why it pays nothing at present, such as another currency; '' when it does. */
  problem: z.string(),
});
/** A gift card that lies on a checkout. */
export type AppliedGiftCard = z.output<typeof appliedGiftCardSchema>;

/** A gift card that paid for an order. */
export const usedGiftCardSchema = z.object({
  ending: z.string(),
  /** Amount that it paid. */
  amount: money,
  /** Part of that which went back to it. */
  returned: money,
  /** Balance of the card now. */
  balance: money,
});
/** A gift card that paid for an order. */
export type UsedGiftCard = z.output<typeof usedGiftCardSchema>;

/** States of a gift card; `used`: nothing is left on it. */
export const giftCardStates = ['active', 'used', 'blocked', 'expired'] as const;
const giftCardState = z.enum(giftCardStates);

const code = z.string().trim().min(1, 'This field is required').max(60);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'Enter a date');

export const giftCardsApply = defineCall('giftCards.apply', {
  method: 'POST',
  path: `${v3}/gift-cards/apply/`,
  access: 'store',
  summary: `Lay a gift card on the checkout by its code; ${mostGiftCards} at most, beside a coupon.`,
  body: z.object({ code, currency: currencyCode.optional() }),
  response: z.object({ message: z.string() }),
});

export const giftCardsRemove = defineCall('giftCards.remove', {
  method: 'POST',
  path: `${v3}/gift-cards/remove/`,
  access: 'store',
  summary: 'Take a gift card off the checkout.',
  body: z.object({ id: z.uuid() }),
  response: z.object({ message: z.string() }),
});

export const giftCardsBalance = defineCall('giftCards.balance', {
  method: 'POST',
  path: `${v3}/gift-cards/balance/`,
  access: 'store',
  summary: 'The remaining balance of a gift card, by its code.',
  body: z.object({ code }),
  response: z.object({
    ending: z.string(),
    balance: money,
    value: money,
    currency: currencyCode,
    state: giftCardState,
    /** null: it does not expire. */
    expiresAt: timestamp.nullable(),
  }),
});

/** A gift card as the store's team sees it: never its code. */
export const managedGiftCardSchema = z.object({
  id: z.string(),
  ending: z.string(),
  value: money,
  balance: money,
  currency: currencyCode,
  state: giftCardState,
  recipient: giftCardRecipientSchema,
  /** Buyer, or the team member who issued it. */
  issuedBy: z.string(),
  /** The order that it was bought in; null when the team issued it. */
  order: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  blockedAt: timestamp.nullable(),
});
/** A gift card as the store's team sees it. */
export type ManagedGiftCard = z.output<typeof managedGiftCardSchema>;

export const dashboardGiftCards = defineCall('dashboard.giftCards', {
  method: 'GET',
  path: `${dashboard}/gift-cards/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Gift cards that were issued, newest first, with what is left of them; codes are never shown.',
  params: divisionParams,
  query: cursorQuery.extend({
    state: giftCardState.optional(),
    /** In the last four of the code, the recipient, or the number of the order. */
    search: z.string().trim().max(100).optional(),
  }),
  response: cursorListOf(managedGiftCardSchema).extend({
    /** Balance on all usable cards, in the store's own currency. */
    outstanding: money,
    currency: currencyCode,
    /** The same of cards in other currencies. */
    outstandingElsewhere: z.array(z.object({ currency: currencyCode, amount: money })),
    /** Currencies that a card can be issued in, the store's own first. */
    currencies: z.array(z.enum(currencyCodes)),
  }),
});

export const dashboardIssueGiftCard = defineCall('dashboard.issueGiftCard', {
  method: 'POST',
  path: `${dashboard}/gift-cards/`,
  access: 'owner',
  dashboardPermission: 'finance',
  summary: 'Issue a gift card by hand and mail it; once for its id.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    /** Chosen by who sends it, so that sent twice it is one card. */
    id: z.uuid(),
    value: z.number('Enter a value').positive('Enter a value').max(10_000_000, 'This value is too high'),
    /** One that the store sells in; its own unless told. */
    currency: z.enum(currencyCodes, 'Choose a currency').optional(),
    email: emailField,
    name: z.string().trim().max(80).default(''),
    message: z.string().trim().max(500).default(''),
    /** Last day on which it can be paid with. */
    expiresOn: day.nullable().default(null),
  }),
  response: managedGiftCardSchema,
});

export const dashboardBlockGiftCard = defineCall('dashboard.blockGiftCard', {
  method: 'PATCH',
  path: `${dashboard}/gift-cards/:id/`,
  access: 'owner',
  dashboardPermission: 'finance',
  summary: 'Block a gift card, so that nobody pays with it, or let it be paid with again.',
  idempotent: 'optional',
  params: divisionParams.extend({ id: z.uuid() }),
  body: z.object({ blocked: z.boolean() }),
  response: managedGiftCardSchema,
});

/** The values that a gift card is sold at, in the store's own currency. */
export const giftCardValuesSchema = z
  .array(z.number('Enter a value').positive('Enter a value').max(10_000, 'This value is too high'))
  .max(mostGiftCardValues, `At most ${mostGiftCardValues} values`);
