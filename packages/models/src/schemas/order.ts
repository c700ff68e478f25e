import { z } from 'zod';
import { orderStatusCodes } from '../order-status.ts';
import { orderAsTold, orderItemAsTold } from './as-told.ts';
import { addressSchema } from './common.ts';
import {
  amount,
  flag,
  id,
  optionalRelated,
  optionalText,
  optionalTime,
  relatedList,
  text,
} from './fields.ts';

/** Code of an order status; `orderStatuses` has its id, name and color. */
export const orderStatusCodeSchema = z.enum(orderStatusCodes);

/** A status as the server describes it (platform.md §3, Order status). */
export const orderStatusSchema = z.looseObject({
  id: z.number().int(),
  name: z.string(),
  code: orderStatusCodeSchema,
  color: z.string(),
});

/** The status of an order: its code, or the whole status, of which the code is kept. */
const statusOf = z.preprocess(
  (value) => orderStatusSchema.safeParse(value).data?.code ?? value,
  orderStatusCodeSchema,
);

/** A label of the factory, one a unit (platform.md §3). */
export const factoryLabelSchema = z.looseObject({
  counter: z.number().int().default(0),
  pickface: optionalText,
  printLogs: z.array(z.looseObject({})).default([]),
  cancelled: flag,
  pickedAt: optionalTime,
});
/** A label of the factory. */
export type FactoryLabel = z.output<typeof factoryLabelSchema>;

/** A line of an order (platform.md §3). Money in major units, for the whole line. */
export const orderItemSchema = z.preprocess(
  orderItemAsTold,
  z.looseObject({
    id: id.nullable().default(null),
    quantity: z.number().int().min(0),
    price: amount,
    tax: amount,
    discountTaxIncluded: amount,
    labels: z.array(factoryLabelSchema).default([]),
    returnLogs: z.array(z.looseObject({ quantity: z.number().int().min(0).default(1) })).default([]),
    pigeonholeLogs: z.array(z.looseObject({})).default([]),
  }),
);
/** A line of an order. */
export type OrderItem = z.output<typeof orderItemSchema>;

/** A status that an order had (platform.md §3). */
export const statusLogRecordSchema = z.looseObject({
  user: z
    .union([z.string(), z.looseObject({})])
    .nullable()
    .default(null),
  status: statusOf,
  time: z.iso.datetime({ offset: true }),
});
/** A status that an order had. */
export type StatusLogRecord = z.output<typeof statusLogRecordSchema>;

/** An attempt to pay (platform.md §3). */
export const paymentAttemptSchema = z.looseObject({
  message: text,
  success: flag,
  methodName: text,
  time: z.iso.datetime({ offset: true }),
});
/** An attempt to pay. */
export type PaymentAttempt = z.output<typeof paymentAttemptSchema>;

/** An order (platform.md §3). Money in major units. Fit for `flowFor`, `percentageComplete` and their kin. */
export const orderSchema = z.preprocess(
  orderAsTold,
  z.looseObject({
    id,
    items: z.array(orderItemSchema).default([]),
    total: amount,
    subtotal: amount,
    goodsTax: amount,
    discount: amount,
    taxDiscount: amount,
    shipping: amount,
    shippingTax: amount,
    status: statusOf,
    coupon: z
      .union([z.string(), z.looseObject({})])
      .nullable()
      .default(null),
    customer: optionalRelated,
    billingAddress: addressSchema.nullable().default(null),
    shippingAddress: addressSchema.nullable().default(null),
    paymentMethod: optionalText,
    attempts: z.array(paymentAttemptSchema).default([]),
    trackingCodes: z.array(z.union([z.string(), z.looseObject({})])).default([]),
    childOrders: relatedList,
    parentOrder: optionalRelated,
    exchangeOrders: relatedList,
    refundOrders: relatedList,
    /** The reason why this order prints its parent's goods again; null: it does not. */
    reprintReason: optionalText,
    statusLogRecords: z.array(statusLogRecordSchema).default([]),
    fulfillmentFactory: z.looseObject({ code: optionalText }).nullable().default(null),
    priority: z.union([z.number(), z.string()]).nullable().default(null),
    integrationType: optionalText,
  }),
);
/** An order. */
export type Order = z.output<typeof orderSchema>;
