import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { addressSchema, emailField, money, orderHash } from './common.ts';
import { v3 } from '../prefixes.ts';

const params = z.object({ orderHash });

/** Another colour or size of a line, at the price that was paid. */
export const lineChoiceSchema = z.object({
  variantId: z.string(),
  options: z.object({ Colour: z.string(), Size: z.string() }),
  /** Units that can be had; null where it is made to order. */
  left: z.number().int().nullable(),
});

/** Changes that a customer can still make to an order. */
export const orderOptionsSchema = z.object({
  /**
   * How far it is: `changeable` until it is made; `unpaid` while no money was taken; `waiting` while the bank has not
   * answered; `making` from then on; `shipped` once it has left; `closed` when nothing can be done by the customer.
   */
  stage: z.enum(['changeable', 'unpaid', 'waiting', 'making', 'shipped', 'closed']),
  canSetAddress: z.boolean(),
  canChangeLines: z.boolean(),
  canCancel: z.boolean(),
  /** ISO 3166 codes of the countries to which its delivery costs the same. */
  countries: z.array(z.string()),
  /** Those of them where a company needs an EORI number. */
  eoriCountries: z.array(z.string()),
  lines: z.array(
    z.object({
      id: z.string(),
      variantId: z.string().nullable(),
      /** Its own colour and size among them. */
      choices: z.array(lineChoiceSchema),
      /**
       * Price of one, tax included, from each quantity of its product on, all its lines together; empty where it is the
       * same for any number.
       */
      quantityPrices: z.array(z.object({ quantity: z.number().int(), price: money })),
    }),
  ),
});

/** Changes that a customer can still make to an order. */
export type OrderOptions = z.output<typeof orderOptionsSchema>;

export const ordersOptions = defineCall('orders.options', {
  method: 'GET',
  path: `${v3}/orders/:orderHash/options/`,
  access: 'store',
  summary: 'The changes that a buyer can still make to their order, by the unguessable hash of the order.',
  params,
  response: orderOptionsSchema,
});

export const ordersSetAddress = defineCall('orders.setAddress', {
  method: 'POST',
  path: `${v3}/orders/:orderHash/address/`,
  access: 'store',
  summary: 'Send an order somewhere else, while it is not made and where its delivery costs the same.',
  params,
  body: z.object({ shippingAddress: addressSchema }),
  response: done,
});

/** How an order was changed. */
export const orderChangedSchema = z.object({
  message: z.string(),
  /** Amount that goes back to the card. */
  refund: money,
});

/** How an order was changed. */
export type OrderChanged = z.output<typeof orderChangedSchema>;

export const ordersChangeLines = defineCall('orders.changeLines', {
  method: 'POST',
  path: `${v3}/orders/:orderHash/lines/`,
  access: 'store',
  summary:
    'Take goods out of an order that is not made yet, or have them in another colour or size at the same price.',
  idempotent: true,
  params,
  body: z.object({
    /** Lines that are to be otherwise; the others stay. */
    lines: z
      .array(
        z.object({
          id: z.string().max(64),
          /** New quantity; 0 removes the line. */
          quantity: z.number().int().min(0).max(999),
          variantId: z.uuid('This product does not come in that colour and size').optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
  response: orderChangedSchema,
});

export const ordersCancel = defineCall('orders.cancel', {
  method: 'POST',
  path: `${v3}/orders/:orderHash/cancel/`,
  access: 'store',
  summary: 'Cancel an order that is not made yet: all of its money goes back.',
  idempotent: true,
  params,
  response: orderChangedSchema,
});

/** Purposes of anyone who has no link to their order at hand. */
export const orderPurposes = ['edit-order', 'update-address', 'returns'] as const;

export const ordersSendLink = defineCall('orders.sendLink', {
  method: 'POST',
  path: `${v3}/orders/link/`,
  access: 'store',
  summary:
    'Mail the link of an order to the address that it was placed with; answered alike whether there is one.',
  body: z.object({
    number: z.string().trim().min(1, 'This field is required').max(40),
    email: emailField,
    purpose: z.enum(orderPurposes),
  }),
  response: done,
});
