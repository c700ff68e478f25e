import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Rules for a field of the checkout: required, optional or hidden. */
export const fieldRules = ['required', 'optional', 'hidden'] as const;

/** Rule for a field of the checkout: required, optional or hidden. */
export type FieldRule = (typeof fieldRules)[number];

const fieldRule = z.enum(fieldRules);
/** A field that nobody has to fill in. */
const shownRule = z.enum(['optional', 'hidden']);

/** A page of the store that holds its terms: a path of its own. */
const termsPage = z
  .string()
  .trim()
  .max(200, 'At most 200 characters')
  .regex(/^\/(?!\/)[^\s?#\\]*$/, 'Enter an address of your shop that begins with /');

/** Fields of a store's checkout. */
export const checkoutFieldsSchema = z.object({
  phone: fieldRule,
  company: fieldRule,
  /** The second line of an address. */
  street2: shownRule,
  /** True when the shopper may write a note for the parcel. */
  note: z.boolean(),
  /** The terms that have to be agreed to before paying: where they stand; null: no tick is asked for. */
  terms: z.object({ page: z.string() }).nullable(),
});

/** Fields of a store's checkout. */
export type CheckoutFields = z.output<typeof checkoutFieldsSchema>;

/** The promises of a store beside its buttons to buy: when an order arrives, how it can be returned and paid. */
const promises = z.object({
  /** False when the returns promise and the ways to pay are not shown there. */
  shown: z.boolean(),
  /** The owner's own words about returns, which stand in the place of the shop's; '' for none. */
  returns: z.string(),
});

/** The checkout settings of a store. */
export const checkoutSettingsSchema = checkoutFieldsSchema.extend({
  promises,
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** The checkout settings of a store. */
export type CheckoutSettings = z.output<typeof checkoutSettingsSchema>;

export const dashboardCheckoutSettings = defineCall('dashboard.checkoutSettings', {
  method: 'GET',
  path: `${dashboard}/checkout-settings/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'The questions of a store’s checkout, and its promises beside the buttons to buy.',
  params: divisionParams,
  response: checkoutSettingsSchema,
});

export const dashboardUpdateCheckoutSettings = defineCall('dashboard.updateCheckoutSettings', {
  method: 'PATCH',
  path: `${dashboard}/checkout-settings/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Change what the checkout of a store asks, which holds for the next order, or what it promises beside the buttons to buy. Fields left out stay.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    phone: fieldRule.optional(),
    company: fieldRule.optional(),
    street2: shownRule.optional(),
    note: z.boolean().optional(),
    terms: z.object({ page: termsPage }).nullable().optional(),
    promises: promises
      .extend({ returns: z.string().trim().max(120, 'At most 120 characters') })
      .partial()
      .optional(),
  }),
  response: checkoutSettingsSchema,
});
