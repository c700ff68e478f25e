import { currencyCodes, mostMargin, mostRate, priceRoundings, rateDecimals } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Where the rate of a currency comes from: an owner's hand, or the reference rates of each day. */
export const rateSources = ['manual', 'feed'] as const;

const code = z.enum(currencyCodes, 'Choose a currency');

/** A currency that a store offers beside its main one. */
export const storeCurrencySchema = z.object({
  code,
  /** Units that one unit of the main currency buys, with the margin. */
  rate: z.number(),
  source: z.enum(rateSources),
  /** Per cent that is added to the rate of the feed. */
  margin: z.number(),
  rounding: z.enum(priceRoundings),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A currency that a store offers beside its main one. */
export type StoreCurrency = z.output<typeof storeCurrencySchema>;

const rateField = z
  .number('Enter a rate')
  .positive('Enter a rate above 0')
  .max(mostRate, `Enter a rate of at most ${mostRate.toLocaleString('en-GB')}`)
  .refine((rate) => Number(rate.toFixed(rateDecimals)) === rate, `At most ${rateDecimals} decimals`);
const marginField = z
  .number('Enter a number')
  .min(-mostMargin, `Enter a margin from −${mostMargin} to ${mostMargin}`)
  .max(mostMargin, `Enter a margin from −${mostMargin} to ${mostMargin}`)
  .refine((margin) => Number(margin.toFixed(2)) === margin, 'At most 2 decimals');

const one = divisionParams.extend({ code });

export const dashboardCurrencies = defineCall('dashboard.currencies', {
  method: 'GET',
  path: `${dashboard}/currencies/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'The currencies of a store: its main one, those that it offers beside it, and the latest rates.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(250),
    /** `next` of the page before. */
    cursor: code.optional(),
  }),
  response: z.object({
    items: z.array(storeCurrencySchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    main: z.object({
      code,
      /** Why it cannot be changed; '' when it can. */
      fixed: z.string(),
    }),
    /** The latest reference rates; null: none were fetched yet. */
    reference: z
      .object({
        /** The day that they are of. */
        day: z.iso.date(),
        /** Units that one unit of the main currency buys, by currency, without a margin. */
        rates: z.partialRecord(code, z.number()),
      })
      .nullable(),
  }),
});

export const dashboardAddCurrency = defineCall('dashboard.addCurrency', {
  method: 'POST',
  path: `${dashboard}/currencies/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Offer a currency to the shoppers of a store.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    code,
    source: z.enum(rateSources).default('manual'),
    /** Needed unless the rate comes from the feed. */
    rate: rateField.nullish(),
    margin: marginField.default(0),
    rounding: z.enum(priceRoundings).default('none'),
  }),
  response: storeCurrencySchema,
});

export const dashboardUpdateCurrency = defineCall('dashboard.updateCurrency', {
  method: 'PATCH',
  path: `${dashboard}/currencies/:code/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Change the rate and the rounding of a currency that a store offers, or make it the main one of a store without products and orders.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    source: z.enum(rateSources).optional(),
    rate: rateField.nullish(),
    margin: marginField.optional(),
    rounding: z.enum(priceRoundings).optional(),
    /** Makes it the currency of the store's prices; the one until now is offered beside it. */
    isMain: z.literal(true).optional(),
    version: readVersion,
  }),
  response: storeCurrencySchema,
});

export const dashboardRemoveCurrency = defineCall('dashboard.removeCurrency', {
  method: 'DELETE',
  path: `${dashboard}/currencies/:code/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Offer a currency no more. Baskets in it go on in the main currency.',
  idempotent: 'optional',
  params: one,
  response: done,
});
