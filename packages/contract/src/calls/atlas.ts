import { carrierCodes, longestParcelNumber, parcelNumberPattern } from '@omnis/models';
import { z } from 'zod';
import { defineCall, listOf, pagingQuery } from '../call.ts';
import { artworkSchema } from './artworks.ts';
import { askedMoneyText } from './common.ts';
import { designId, placementSchema } from './studio.ts';
import { recordPaymentSchema, refundRequestSchema } from './order-money.ts';
import { orderPaymentStates } from './order-payment-states.ts';
import { managedOrderRowSchema, managedOrderSchema } from './orders.ts';
import { v3 } from '../prefixes.ts';

/** Characters of the reason for printing goods again. */
const longestReason = 500;

const idParams = z.object({ id: z.coerce.number().int().positive() });

export const atlasStores = defineCall('atlas.stores', {
  method: 'GET',
  path: `${v3}/atlas/stores/`,
  access: 'staff',
  permission: 'orders.view',
  summary: 'A page of the stores with their open orders, for the filter of the queue.',
  query: pagingQuery.extend({
    /** Part of a name or of a host. */
    search: z.string().max(120).optional(),
    /** Only this store, such as the one that an address names. */
    division: z.coerce.number().int().positive().optional(),
    sort: z.enum(['name', 'newest']).default('name'),
  }),
  response: listOf(
    z.object({
      division: z.number().int(),
      name: z.string(),
      host: z.string(),
      openOrders: z.number().int(),
    }),
  ),
});

/** Marks of an order's store, for staff. */
const storeMarks = z.object({ isVip: z.boolean(), isFraud: z.boolean() });

const queuedOrderSchema = managedOrderRowSchema.extend({ store: storeMarks });

export const atlasOrders = defineCall('atlas.orders', {
  method: 'GET',
  path: `${v3}/atlas/orders/`,
  access: 'staff',
  permission: 'orders.view',
  summary:
    'The order queue over all stores, oldest first and those of VIP stores before them, with counts by status.',
  query: pagingQuery.extend({
    /** Comma list of statuses; `open` for all that wait for work. */
    status: z.string().max(300).optional(),
    store: z.coerce.number().int().positive().optional(),
    /** Only orders at least this many hours old. */
    minAgeHours: z.coerce.number().min(0).optional(),
    maxAgeHours: z.coerce.number().min(0).optional(),
    search: z.string().max(120).optional(),
    payment: z.enum(orderPaymentStates).optional(),
    /** Where it is sent. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Choose a country')
      .optional(),
    /** First day: in the time zone of `store`, else in that of the platform. */
    from: z.iso.date('Enter a date').optional(),
    /** Last day, read as `from` is. */
    to: z.iso.date('Enter a date').optional(),
    /** Lowest total, in the order's currency. */
    min: askedMoneyText.optional(),
    /** Highest total, in the order's currency. */
    max: askedMoneyText.optional(),
    tag: z.string().trim().min(1).max(60).optional(),
    /** Id of a product that was bought. */
    product: z.coerce.number().int().positive().optional(),
    /** Only orders that are worth a look before they are made. */
    signals: z.enum(['any']).optional(),
    /** Drafts alone; without it, orders that were placed. */
    drafts: z.enum(['only']).optional(),
    sort: z.enum(['oldest', 'newest']).default('oldest'),
  }),
  /**
   * `counts` by status under all filters but that of the status; `open` counts those that wait for work, `all` every one.
   */
  response: listOf(queuedOrderSchema).extend({ counts: z.record(z.string(), z.number().int()) }),
});

/** A status that an order may go to next. */
export const nextStatusSchema = z.object({
  status: z.string(),
  reasonRequired: z.boolean(),
  backwards: z.boolean(),
});

/** An order with what staff may do to it. */
export const atlasOrderSchema = managedOrderSchema.extend({
  nextStatuses: z.array(nextStatusSchema),
  /** The reason why none of its items can be printed again; null when they can. */
  reprintRefusal: z.string().nullable(),
  store: storeMarks,
});
/** An order with what staff may do to it. */
export type AtlasOrder = z.output<typeof atlasOrderSchema>;

export const atlasOrder = defineCall('atlas.order', {
  method: 'GET',
  path: `${v3}/atlas/orders/:id/`,
  access: 'staff',
  permission: 'orders.view',
  summary: 'One order with its flow, log and the moves it allows.',
  params: idParams,
  response: atlasOrderSchema,
});

export const atlasSetStatus = defineCall('atlas.setStatus', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/status/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Move an order along its flow. `from` must be its status now, else 409.',
  params: idParams,
  body: z.object({
    status: z.string().min(1).max(60),
    from: z.string().min(1).max(60),
    reason: z.string().trim().max(500).default(''),
  }),
  response: atlasOrderSchema,
});

export const atlasRecordPayment = defineCall('atlas.recordPayment', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/payments/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Record how an order was paid outside of the platform; one that waits for its payment moves on.',
  idempotent: true,
  params: idParams,
  body: recordPaymentSchema,
  response: atlasOrderSchema,
});

export const atlasRefundOrder = defineCall('atlas.refundOrder', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/refunds/`,
  access: 'staff',
  permission: 'orders.refund',
  summary: 'Refund an order by line, quantity, delivery or amount, never more than was paid.',
  idempotent: true,
  params: idParams,
  body: refundRequestSchema,
  response: atlasOrderSchema,
});

export const atlasReprintOrder = defineCall('atlas.reprintOrder', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/reprints/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Make spoiled items of an order again, free of charge, as an order of its own with the reason.',
  idempotent: true,
  params: idParams,
  body: z.object({
    /** The quantity of each line that is made again. */
    lines: z
      .array(
        z.object({
          id: z.string().max(64),
          quantity: z
            .number('Enter a quantity')
            .int('Enter a whole number')
            .min(1, 'At least 1')
            .max(999, 'At most 999'),
        }),
      )
      .min(1, 'Choose what is printed again')
      .max(200),
    reason: z
      .string()
      .trim()
      .min(1, 'This field is required')
      .max(longestReason, `Use at most ${longestReason} characters`),
  }),
  response: atlasOrderSchema,
});

export const atlasAddParcel = defineCall('atlas.addParcel', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/parcels/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Note the number of a parcel, by which its shopper can follow it.',
  params: idParams,
  body: z.object({
    code: z
      .string()
      .trim()
      .min(1, { error: 'This field is required', abort: true })
      .max(longestParcelNumber, { error: `Use at most ${longestParcelNumber} characters`, abort: true })
      .regex(parcelNumberPattern, 'Use letters, digits, - and spaces'),
    carrier: z.enum(carrierCodes, 'Choose a carrier'),
    /** True when it leaves now, ahead of the rest: its customer is told at once, also of a parcel added before. */
    sent: z.boolean().optional(),
  }),
  response: atlasOrderSchema,
});

export const atlasRemoveParcel = defineCall('atlas.removeParcel', {
  method: 'DELETE',
  path: `${v3}/atlas/orders/:id/parcels/:code/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Take the number of a parcel off an order again.',
  params: idParams.extend({ code: z.string().max(200) }),
  response: atlasOrderSchema,
});

export const atlasBookReturn = defineCall('atlas.bookReturn', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/returns/:returnId/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Book a return in that has arrived: its money goes back, or an exchange is made.',
  params: idParams.extend({ returnId: z.coerce.number().int().positive() }),
  body: z.object({
    /** Units of each line that have arrived; lines that are missing have not. */
    lines: z
      .array(z.object({ id: z.string().max(64), received: z.number().int().min(0).max(999) }))
      .min(1)
      .max(200),
    /** True when they can be sold again. */
    restock: z.boolean().default(false),
  }),
  response: atlasOrderSchema,
});

export const atlasDesign = defineCall('atlas.design', {
  method: 'GET',
  path: `${v3}/atlas/orders/:id/designs/:design/`,
  access: 'staff',
  permission: 'orders.view',
  summary: 'The design of an order line by its shopper: the artwork, and where it is printed.',
  params: idParams.extend({ design: designId }),
  response: z.object({
    artwork: artworkSchema.extend({
      /** Address of the file as it was sent, byte for byte, for staff who may read the order. */
      download: z.string(),
      /** A drawing, which is sharp at any size. */
      isVector: z.boolean(),
    }),
    garment: z.string(),
    placement: placementSchema,
    /** How it is printed on each size that the order has of it, in millimetres. */
    prints: z.array(
      z.object({
        size: z.string(),
        area: z.object({ width: z.number(), height: z.number() }),
        /** The artwork before it is turned and cut. */
        artwork: z.object({ width: z.number(), height: z.number() }),
        /** The box around the printed part, from the upper left corner of the print area. */
        printed: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
        /** The part that hangs over each edge of the print area, and is not printed. */
        cut: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
        /** Pixels of the file that is downloaded on an inch of the print. */
        dpi: z.number().int(),
      }),
    ),
  }),
});
