import { euVatRates, mostTaxRegistrations, taxSchemes, worldCountries } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

const country = z
  .string('Choose a country')
  .refine((code) => worldCountries.includes(code), 'Choose a country');

const rate = z
  .number('Enter a percentage')
  .min(0, 'Enter a percentage from 0 to 100')
  .max(100, 'Enter a percentage from 0 to 100')
  .refine((value) => Number(value.toFixed(2)) === value, 'At most 2 decimals');

const rates = z.object({
  standard: rate,
  reduced: rate,
  /** Always 0. */
  zero: z.literal(0, 'The zero rate is 0 %').default(0),
});

/** A day in the store; null: from the beginning. */
const since = z.iso.date('Enter a day').nullable();

const number = z.string().trim().min(1, 'Enter your registration number').max(40, 'At most 40 characters');

/** A country where a store is registered for tax, with its rates in percent. */
export const taxRegistrationSchema = z.object({
  country: z.string(),
  number: z.string(),
  since,
  rates: z.object({ standard: z.number(), reduced: z.number(), zero: z.number() }),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A country where a store is registered for tax. */
export type StoreTaxRegistration = z.output<typeof taxRegistrationSchema>;

const euCountry = country.refine((code) => code in euVatRates, 'Choose a country of the European Union');

/** Rates of a country that are charged with the One Stop Shop, in percent. */
const ossRates = z.object({ country: euCountry, standard: rate, reduced: rate });

/** Tax settings of a store besides its registrations. */
export const taxSettingsSchema = z.object({
  /** True when product prices are typed with their tax; else it comes on top. */
  pricesIncludeTax: z.boolean(),
  /** Registered for the One Stop Shop of the European Union, from a day on; null: not. */
  oss: z
    .object({
      since,
      /** Countries whose rates the store has given itself; the others have the usual ones of this year. */
      rates: z.array(ossRates),
    })
    .nullable(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** Tax settings of a store besides its registrations. */
export type StoreTaxSettings = z.output<typeof taxSettingsSchema>;

const one = divisionParams.extend({ country });

export const dashboardTaxes = defineCall('dashboard.taxes', {
  method: 'GET',
  path: `${dashboard}/taxes/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Where a store is registered for tax, its rates, and what customers of each country pay.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(250),
    /** `next` of the page before. */
    cursor: country.optional(),
  }),
  response: z.object({
    items: z.array(taxRegistrationSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    settings: taxSettingsSchema,
    /** ISO 3166 code of the store's own country. */
    country: z.string(),
    /** Tax that customers are charged today, for each country of the European Union and those that the store names. */
    charged: z.array(
      z.object({
        country: z.string(),
        scheme: z.enum(taxSchemes),
        /** Percent. */
        standard: z.number(),
        reduced: z.number(),
      }),
    ),
    /** Products whose rate is neither that of a class nor chosen. */
    ownRates: z.number().int(),
  }),
});

export const dashboardAddTaxRegistration = defineCall('dashboard.addTaxRegistration', {
  method: 'POST',
  path: `${dashboard}/taxes/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: `Register a store for tax in a country. Rates that are left out begin as those of the country; at most ${mostTaxRegistrations} countries.`,
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ country, number, since: since.default(null), rates: rates.optional() }),
  response: taxRegistrationSchema,
});

export const dashboardUpdateTaxRegistration = defineCall('dashboard.updateTaxRegistration', {
  method: 'PATCH',
  path: `${dashboard}/taxes/:country/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Change a registration for tax. What is left out stays; orders that stand keep their tax.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    version: readVersion,
    number: number.optional(),
    since: since.optional(),
    rates: rates.optional(),
  }),
  response: taxRegistrationSchema,
});

export const dashboardRemoveTaxRegistration = defineCall('dashboard.removeTaxRegistration', {
  method: 'DELETE',
  path: `${dashboard}/taxes/:country/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Remove a registration for tax. Orders that stand keep their tax.',
  idempotent: 'optional',
  params: one,
  response: done,
});

export const dashboardUpdateTaxSettings = defineCall('dashboard.updateTaxSettings', {
  method: 'PATCH',
  path: `${dashboard}/taxes/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Say whether prices include tax, and whether the store is registered for the One Stop Shop, with rates of its own for single countries. Rates that are left out stay.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    pricesIncludeTax: z.boolean().optional(),
    oss: z
      .object({
        since,
        rates: z
          .array(ossRates)
          .max(Object.keys(euVatRates).length, 'At most one for each country')
          .refine(
            (all) => new Set(all.map((each) => each.country)).size === all.length,
            'Give each country once',
          )
          .optional(),
      })
      .nullable()
      .optional(),
  }),
  response: taxSettingsSchema,
});
