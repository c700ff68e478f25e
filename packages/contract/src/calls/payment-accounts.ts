import { storePaymentIntervalNames } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/**
 * Ways to pay that a store can offer. `wallet`: Apple Pay, Google Pay and Link; `pay_later`: Klarna. All but cards need Stripe,
 * whose Express Checkout Element shows them.
 */
export const waysToPay = ['card', 'wallet', 'paypal', 'pay_later'] as const;

/** A way to pay. */
export const paymentMethodSchema = z.enum(waysToPay);

/** A way to pay. */
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** A Stripe account of a store's own. Its secrets are never told again. */
export const paymentAccountSchema = z.object({
  id: z.uuid(),
  /** `former`: it takes no payments any more, but refunds of what it took go through it. */
  state: z.enum(['current', 'former']),
  mode: z.enum(['test', 'live']),
  /** Stripe's id of it. */
  stripeAccount: z.string(),
  /** The name that it has at Stripe; '' where it has none. */
  name: z.string(),
  publishableKey: z.string(),
  /** The last four characters of the secret key. */
  secretKeyEnd: z.string(),
  /** The address to enter at Stripe for its events. */
  webhookUrl: z.string(),
  /** True when the signing secret of the webhook is there; without it, events are refused. */
  hasWebhookSecret: z.boolean(),
  connectedAt: z.iso.datetime(),
  /** Since when it is former. */
  endedAt: z.iso.datetime().nullable(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A Stripe account of a store's own. */
export type PaymentAccount = z.output<typeof paymentAccountSchema>;

/** The ways to pay that a store offers. */
export const offeredMethodsSchema = z.object({
  methods: z.array(paymentMethodSchema),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A payout of a store's own account. */
export const payoutSchema = z.object({
  id: z.string(),
  /** In minor units of the currency; negative where Stripe took money from the bank account. */
  amountMinor: z.number().int(),
  currency: z.string(),
  state: z.enum(['paid', 'pending', 'in_transit', 'canceled', 'failed']),
  /** The day on which it arrives, ISO date. */
  arrival: z.string(),
});

/** A payout of a store's own account. */
export type Payout = z.output<typeof payoutSchema>;

const keyText = (start: RegExp, message: string) =>
  z
    .string('This field is required')
    .trim()
    .min(1, { error: 'This field is required', abort: true })
    .max(300, 'At most 300 characters')
    .regex(start, message);

/** Stripe's key for browsers. */
const publishableKeyField = keyText(
  /^pk_(test|live)_\w+$/,
  'A publishable key begins with pk_test_ or pk_live_',
);
/** Stripe's key for servers. */
const secretKeyField = keyText(
  /^(sk|rk)_(test|live)_\w+$/,
  'A secret key begins with sk_test_, sk_live_, rk_test_ or rk_live_',
);
/** The secret by which events of a webhook are signed. */
const webhookSecretField = keyText(/^whsec_\w+$/, 'A signing secret begins with whsec_');

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardPayments = defineCall('dashboard.payments', {
  method: 'GET',
  path: `${dashboard}/payments/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'How a store takes money: its own Stripe accounts, the current one first, and the ways to pay.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(250),
    /** `next` of the page before. */
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    items: z.array(paymentAccountSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    /** Processor that takes the money while the store has no account of its own. */
    platform: z.object({ processor: z.enum(['test', 'stripe']), mode: z.enum(['test', 'live']) }),
    offered: offeredMethodsSchema,
  }),
});

export const dashboardAddPaymentAccount = defineCall('dashboard.addPaymentAccount', {
  method: 'POST',
  path: `${dashboard}/payments/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Take money through a Stripe account of the store’s own. The keys are tried at Stripe first; an earlier account is former then.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    publishableKey: publishableKeyField,
    secretKey: secretKeyField,
    webhookSecret: webhookSecretField.optional(),
  }),
  response: paymentAccountSchema,
});

export const dashboardUpdatePaymentAccount = defineCall('dashboard.updatePaymentAccount', {
  method: 'PATCH',
  path: `${dashboard}/payments/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Change keys of the same Stripe account, or the signing secret of its webhook. Fields left out stay.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    version: readVersion,
    publishableKey: publishableKeyField.optional(),
    secretKey: secretKeyField.optional(),
    webhookSecret: webhookSecretField.optional(),
  }),
  response: paymentAccountSchema,
});

export const dashboardRemovePaymentAccount = defineCall('dashboard.removePaymentAccount', {
  method: 'DELETE',
  path: `${dashboard}/payments/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Take money through the platform again. 409 while payments of the account are under way; refunds of what it took still go through it.',
  idempotent: 'optional',
  params: one,
  response: done,
});

export const dashboardUpdatePaymentMethods = defineCall('dashboard.updatePaymentMethods', {
  method: 'PATCH',
  path: `${dashboard}/payment-methods/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Choose the ways to pay that a store offers; one stays on.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    methods: z
      .array(paymentMethodSchema)
      .min(1, 'Keep one way to pay on')
      .refine((methods) => new Set(methods).size === methods.length, 'Name each way to pay once'),
  }),
  response: offeredMethodsSchema,
});

export const dashboardPayouts = defineCall('dashboard.payouts', {
  method: 'GET',
  path: `${dashboard}/payouts/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Payouts of the store’s own Stripe account, newest first; none where the platform pays out.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(25),
    /** `next` of the page before. */
    cursor: z
      .string()
      .max(100)
      .regex(/^po_\w+$/, 'This is not a cursor of this list')
      .optional(),
  }),
  response: z.object({
    items: z.array(payoutSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    /** Payer: the platform, or the store's own account. */
    by: z.enum(['platform', 'account']),
    /** How often the platform pays out; null where the own account does, or nothing is agreed on. */
    interval: z.enum(storePaymentIntervalNames).nullable(),
  }),
});
