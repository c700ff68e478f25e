import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { money, orderHash, timestamp } from './common.ts';
import { lineChoiceSchema } from './order-changes.ts';
import { v3 } from '../prefixes.ts';

const params = z.object({ orderHash });

/** Why something comes back. */
export const returnReasons = [
  'too_small',
  'too_big',
  'not_as_pictured',
  'faulty',
  'wrong_item',
  'changed_mind',
] as const;

/** Outcomes that a customer can choose for goods sent back. */
export const returnResolutions = ['refund', 'exchange'] as const;

const optionsSchema = z.object({ Colour: z.string(), Size: z.string() });

/** Goods of an order that come back, or came. */
export const orderReturnSchema = z.object({
  id: z.number().int(),
  /** As it stands on the label. */
  number: z.string(),
  resolution: z.enum(returnResolutions),
  note: z.string(),
  /**
   * `asked`: on its way to the store. `booked`: it has arrived, and was refunded or exchanged. `cancelled`: its customer
   * does not send it after all; they are shown nothing of it any more.
   */
  state: z.enum(['asked', 'booked', 'cancelled']),
  askedAt: timestamp,
  bookedAt: timestamp.nullable(),
  lines: z.array(
    z.object({
      /** Of the line of the order. */
      id: z.string(),
      name: z.string(),
      options: optionsSchema,
      quantity: z.number().int(),
      reason: z.enum(returnReasons),
      /** Replacement, in an exchange. */
      instead: optionsSchema.nullable(),
      /** Number that has arrived; null until it is booked in. */
      received: z.number().int().nullable(),
    }),
  ),
});

/** Goods of an order that come back, or came. */
export type OrderReturn = z.output<typeof orderReturnSchema>;

/** Items of an order that can be sent back, and its returns. */
export const orderReturnsSchema = z.object({
  /** Until when something can be sent back; null while the order has not left, or where it cannot. */
  until: timestamp.nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      /** Units that can still be sent back. */
      returnable: z.number().int(),
      /** Why it can be sent back: what was made for nobody else, only where something is wrong with it. */
      reasons: z.array(z.enum(returnReasons)),
      /** Variants that it can be exchanged for. */
      choices: z.array(lineChoiceSchema),
    }),
  ),
  returns: z.array(
    orderReturnSchema.extend({
      /** A QR code of the number: a text for each row, `1` for a dark module. */
      code: z.array(z.string()),
      /** Amount refunded for the items that have arrived; null when there is none. */
      refund: z.object({ amount: money, giftCardAmount: money }).nullable().optional(),
    }),
  ),
  /** Delivery charge refunded with the last of the goods; 0 where there is none, as where some were exchanged. */
  delivery: money,
  /** Where parcels go, a line each. */
  address: z.array(z.string()),
});

/** Items of an order that can be sent back, and its returns. */
export type OrderReturns = z.output<typeof orderReturnsSchema>;

export const ordersReturns = defineCall('orders.returns', {
  method: 'GET',
  path: `${v3}/orders/:orderHash/returns/`,
  access: 'store',
  summary: 'The items of an order that can be sent back, and its returns with their labels.',
  params,
  response: orderReturnsSchema,
});

export const ordersAskReturn = defineCall('orders.askReturn', {
  method: 'POST',
  path: `${v3}/orders/:orderHash/returns/`,
  access: 'store',
  summary: 'Send goods of an order back, for a refund or in exchange; the label comes with it.',
  idempotent: true,
  params,
  body: z.object({
    resolution: z.enum(returnResolutions),
    note: z.string().trim().max(1000).default(''),
    lines: z
      .array(
        z.object({
          id: z.string().max(64),
          quantity: z.number().int().min(1).max(999),
          reason: z.enum(returnReasons),
          /** The colour and size that takes its place; for exchanges only. */
          variantId: z.uuid('This product does not come in that colour and size').optional(),
        }),
      )
      .min(1, 'Choose what you send back')
      .max(200),
  }),
  response: z.object({ message: z.string(), number: z.string() }),
});

export const ordersCancelReturn = defineCall('orders.cancelReturn', {
  method: 'POST',
  path: `${v3}/orders/:orderHash/returns/:number/cancel/`,
  access: 'store',
  summary:
    'Cancel a return that has not arrived: its label counts no more, and its goods can be sent back anew.',
  params: z.object({ orderHash, number: z.string().min(1).max(80) }),
  response: done,
});
