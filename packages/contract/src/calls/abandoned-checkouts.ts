import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { basketSchema, orderedBasketName } from './basket.ts';
import { currencyCode, emailField, money, timestamp } from './common.ts';
import { dashboard, v3 } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Longest and shortest time after which a checkout is reminded of, in hours. */
export const reminderHours = { least: 1, most: 168 } as const;

export const checkoutNoteContact = defineCall('checkout.noteContact', {
  method: 'POST',
  path: `${v3}/checkout/contact/`,
  access: 'store',
  summary:
    'Note the email address that a shopper has typed at the checkout, so that the store sees a checkout that is not finished.',
  body: z.object({ email: emailField, basket: orderedBasketName.default('main') }),
  response: done,
});

export const basketRestore = defineCall('basket.restore', {
  method: 'POST',
  path: `${v3}/basket/restore/`,
  access: 'store',
  summary: 'Put what a checkout was left with into the visitor’s basket, by the link of its email.',
  query: z.object({ currency: currencyCode.optional() }),
  body: z.object({ token: z.string().min(1).max(200) }),
  response: basketSchema,
});

/** How a checkout that was not finished stands: `recovered` once it was ordered after its email. */
export const abandonedStates = ['open', 'recovered'] as const;

/** A checkout that was not finished. */
export const abandonedCheckoutSchema = z.object({
  id: z.string(),
  email: z.string(),
  currency: currencyCode,
  /** Of the goods, when it was left. */
  value: money,
  lines: z.array(
    z.object({
      name: z.string(),
      /** Colour and size, such as `Navy, M`. */
      options: z.string(),
      quantity: z.number().int(),
    }),
  ),
  /** When its shopper was there last. */
  leftAt: timestamp,
  /** When they were reminded by email; null: they were not. */
  remindedAt: timestamp.nullable(),
  state: z.enum(abandonedStates),
  /** The order that it became; null while it is open. */
  order: z.object({ id: z.number().int(), number: z.string() }).nullable(),
});

/** A checkout that was not finished. */
export type AbandonedCheckout = z.output<typeof abandonedCheckoutSchema>;

export const dashboardAbandonedCheckouts = defineCall('dashboard.abandonedCheckouts', {
  method: 'GET',
  path: `${dashboard}/abandoned-checkouts/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Checkouts that were not finished, latest first, with what reminders brought back.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
    state: z.enum(abandonedStates).optional(),
  }),
  response: z.object({
    items: z.array(abandonedCheckoutSchema),
    next: z.string().nullable(),
    /** Of all that are kept. */
    figures: z.object({
      abandoned: z.number().int(),
      reminded: z.number().int(),
      recovered: z.number().int(),
      /** Of the recovered orders, after refunds, in the store's currency. */
      revenue: money,
      currency: currencyCode,
    }),
  }),
});

/** Settings for whether and when shoppers are reminded of an unfinished checkout. */
export const reminderSettingsSchema = z.object({
  /** Hours after they left; null: they are not reminded. */
  hours: z.number().int().nullable(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** Settings for whether and when shoppers are reminded of an unfinished checkout. */
export type ReminderSettings = z.output<typeof reminderSettingsSchema>;

export const dashboardReminderSettings = defineCall('dashboard.reminderSettings', {
  method: 'GET',
  path: `${dashboard}/reminder-settings/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'The settings for emails that remind shoppers of a checkout that they have not finished.',
  params: divisionParams,
  response: reminderSettingsSchema,
});

export const dashboardUpdateReminderSettings = defineCall('dashboard.updateReminderSettings', {
  method: 'PATCH',
  path: `${dashboard}/reminder-settings/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Change whether and when shoppers are reminded; `version` is the one that was read.',
  idempotent: true,
  params: divisionParams,
  body: z.object({
    hours: z
      .number('Enter a whole number')
      .int('Enter a whole number')
      .min(reminderHours.least, `Enter a whole number from ${reminderHours.least}`)
      .max(reminderHours.most, `Enter at most ${reminderHours.most}`)
      .nullable(),
    version: readVersion,
  }),
  response: reminderSettingsSchema,
});
