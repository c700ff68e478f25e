import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Everything that a store's webhooks can be told of. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.fulfilled',
  'order.refunded',
  'order.cancelled',
  'product.created',
  'product.changed',
  'product.deleted',
  'customer.created',
  'stock.low',
] as const;

/** Something that a store's webhooks can be told of. */
export type WebhookEvent = (typeof webhookEvents)[number];

/** Most webhooks of a store. */
export const mostWebhooks = 20;

/** How often a delivery is tried by itself, and the seconds from each failed try to the next: a day in all. */
export const webhookPauses = [10, 60, 300, 1800, 7200, 21_600, 54_000] as const;

/** Days of failures without any success after which a webhook is turned off. */
export const webhookPatienceDays = 3;

/** Hours for which the former secret signs beside a new one. */
export const webhookSecretHours = 24;

const url = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(500, 'At most 500 characters')
  .refine((text) => {
    const read = URL.parse(text);
    return read !== null && read.username === '' && read.password === '';
  }, 'Enter an address such as https://example.com/webhooks');
const events = z
  .array(z.enum(webhookEvents, 'Choose events of the list'))
  .min(1, 'Choose at least one event')
  .max(webhookEvents.length, 'Choose each event once');
const name = z.string().trim().max(80, 'At most 80 characters');

/** A webhook of a store: an address that is told of events. */
export const webhookSchema = z.object({
  id: z.uuid(),
  /** As its team calls it; may be empty. */
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  /** True for one that was turned off because it had failed for days. */
  turnedOff: z.boolean(),
  /** Since when nothing has arrived; null while deliveries arrive. */
  failingSince: timestamp.nullable(),
  /** The last four characters of its secret. */
  secretEnd: z.string(),
  /** Until when the former secret signs beside the new one; null without a former one. */
  formerSecretUntil: timestamp.nullable(),
  createdAt: timestamp,
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A webhook of a store. */
export type Webhook = z.output<typeof webhookSchema>;

/** A webhook with its secret, which is shown this once. */
const withSecret = webhookSchema.extend({
  /** Signs what is sent: HMAC-SHA256, as the guide on webhooks shows. */
  secret: z.string(),
});

/** How a delivery stands: `waiting` for its first or next try, `delivered`, or `failed` for good. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** One event on its way to a webhook, as the log has it. */
export const webhookDeliverySchema = z.object({
  /** Sent as `Omnis-Delivery`, the same for every try. */
  id: z.uuid(),
  /** `test` for one that was asked for by hand. */
  event: z.enum([...webhookEvents, 'test']),
  state: z.enum(webhookDeliveryStates),
  /** Tries so far. */
  attempts: z.number().int(),
  /** HTTP status of the last answer; null where none came. */
  status: z.number().int().nullable(),
  /** Milliseconds of the last try; null before the first. */
  duration: z.number().int().nullable(),
  /** The first kilobyte of the last answer. */
  answer: z.string(),
  /** The reason why the last try failed, in words; empty otherwise. */
  error: z.string(),
  createdAt: timestamp,
  /** When it was tried last; null before the first try. */
  triedAt: timestamp.nullable(),
  /** When it is tried next; null when it is not. */
  nextAt: timestamp.nullable(),
});

/** One event on its way to a webhook. */
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

const one = divisionParams.extend({ id: z.uuid() });
const page = {
  limit: z.coerce.number().int().min(1).max(250).default(50),
  /** `next` of the page before. */
  cursor: z.string().max(200).optional(),
};
const settings = { access: 'owner', dashboardPermission: 'settings' } as const;

export const dashboardWebhooks = defineCall('dashboard.webhooks', {
  method: 'GET',
  path: `${dashboard}/webhooks/`,
  ...settings,
  summary: `Addresses that are told of events of a store, oldest first; at most ${mostWebhooks}.`,
  params: divisionParams,
  query: z.object(page),
  response: z.object({ items: z.array(webhookSchema), next: z.string().nullable() }),
});

export const dashboardCreateWebhook = defineCall('dashboard.createWebhook', {
  method: 'POST',
  path: `${dashboard}/webhooks/`,
  ...settings,
  summary: 'Add an address that is told of events. The answer holds its secret, which is shown this once.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: z.object({
    /** HTTPS, on the public internet. */
    url,
    name: name.default(''),
    events,
  }),
  response: withSecret,
});

export const dashboardUpdateWebhook = defineCall('dashboard.updateWebhook', {
  method: 'PATCH',
  path: `${dashboard}/webhooks/:id/`,
  ...settings,
  summary:
    'Change a webhook, or turn it on or off. What is left out stays; `version` is the one that was read.',
  idempotent: true,
  params: one,
  body: z.object({
    url: url.optional(),
    name: name.optional(),
    events: events.optional(),
    enabled: z.boolean().optional(),
    version: readVersion,
  }),
  response: webhookSchema,
});

export const dashboardDeleteWebhook = defineCall('dashboard.deleteWebhook', {
  method: 'DELETE',
  path: `${dashboard}/webhooks/:id/`,
  ...settings,
  summary: 'Delete a webhook with its log. Nothing that waits is sent any more.',
  idempotent: true,
  params: one,
  response: done,
});

export const dashboardRotateWebhookSecret = defineCall('dashboard.rotateWebhookSecret', {
  method: 'POST',
  path: `${dashboard}/webhooks/:id/secret/`,
  ...settings,
  summary: `Make a new secret, which is shown this once. The former one signs beside it for ${webhookSecretHours} hours.`,
  idempotent: true,
  params: one,
  body: z.object({ version: readVersion }),
  response: withSecret,
});

export const dashboardTestWebhook = defineCall('dashboard.testWebhook', {
  method: 'POST',
  path: `${dashboard}/webhooks/:id/test/`,
  ...settings,
  summary: 'Send the event `test` to a webhook; the log shows what becomes of it.',
  status: 201,
  idempotent: true,
  params: one,
  body: z.object({}),
  response: webhookDeliverySchema,
});

export const dashboardWebhookDeliveries = defineCall('dashboard.webhookDeliveries', {
  method: 'GET',
  path: `${dashboard}/webhooks/:id/deliveries/`,
  ...settings,
  summary: 'The log of a webhook: what was sent, latest first, with the answers.',
  params: one,
  query: z.object({
    ...page,
    state: z.enum(webhookDeliveryStates).optional(),
    event: z.enum(webhookEvents).optional(),
  }),
  response: z.object({
    webhook: webhookSchema,
    items: z.array(webhookDeliverySchema),
    next: z.string().nullable(),
  }),
});

export const dashboardRetryWebhookDelivery = defineCall('dashboard.retryWebhookDelivery', {
  method: 'POST',
  path: `${dashboard}/webhooks/:id/deliveries/:delivery/retry/`,
  ...settings,
  summary: 'Send a delivery of a webhook once more, now.',
  idempotent: true,
  params: one.extend({ delivery: z.uuid() }),
  body: z.object({}),
  response: webhookDeliverySchema,
});
