import { z } from 'zod';
import { defineCall } from '../call.ts';
import { orderHash } from './common.ts';
import { v3 } from '../prefixes.ts';

/** Bytes as browsers write them for a subscription. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`), 'Not a key');

/** Address that a browser's push service gave; who knows it can be found by it, so it never stands in a URL. */
const endpoint = z.url({ protocol: /^https?$/, error: 'Not the address of a push service' }).max(2000);

/** Data that a browser sends when it subscribes to push messages. */
const pushSubscriptionSchema = z.object({
  endpoint,
  /** When it ends, in milliseconds since 1970, where the push service says so. */
  expirationTime: z.number().nullish(),
  /** A point on P-256, and a secret of 16 bytes. */
  keys: z.object({ p256dh: bytes(87), auth: bytes(22) }),
});

/** The order that messages are wanted of; without one, of all orders of the account. */
const about = { orderHash: orderHash.optional() };
const subscribed = z.object({
  /** True when this browser is told. */
  subscribed: z.boolean(),
});

export const notificationsKey = defineCall('notifications.key', {
  method: 'GET',
  path: `${v3}/notifications/key/`,
  access: 'store',
  summary: 'The public key that a browser subscribes to push messages with.',
  response: z.object({ publicKey: z.string() }),
});

export const notificationsSubscribe = defineCall('notifications.subscribe', {
  method: 'POST',
  path: `${v3}/notifications/subscriptions/`,
  access: 'store',
  summary: 'Subscribe a browser to messages of an order, or of all orders of the signed-in customer.',
  body: z.object({ subscription: pushSubscriptionSchema, ...about }),
  response: subscribed,
});

export const notificationsFind = defineCall('notifications.find', {
  method: 'POST',
  path: `${v3}/notifications/subscriptions/find/`,
  access: 'store',
  summary: 'The subscription of a browser to messages about an order, or for the signed-in customer.',
  body: z.object({ endpoint, ...about }),
  response: subscribed,
});

export const notificationsUnsubscribe = defineCall('notifications.unsubscribe', {
  method: 'POST',
  path: `${v3}/notifications/subscriptions/remove/`,
  access: 'store',
  summary: 'Send a browser no more messages of an order, or of all orders of a customer.',
  body: z.object({ endpoint, ...about }),
  response: z.object({
    /** True when the browser still gets messages about something else. */
    stays: z.boolean(),
  }),
});
