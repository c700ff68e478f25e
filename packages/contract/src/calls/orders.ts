import { carrierCodes } from '@omnis/models';
import { z } from 'zod';
import { defineCall, listOf, pagingQuery } from '../call.ts';
import { orderCancelSchema, orderNoteSchema } from './order-actions.ts';
import { orderFulfilmentSchema } from './order-fulfilments.ts';
import { orderMailSchema } from './order-mails.ts';
import { managedDraftSchema } from './order-drafts.ts';
import { managedRefundParts, recordedPaymentSchema, refundableSchema } from './order-money.ts';
import { orderSignalSchema } from './order-signals.ts';
import { orderReturnSchema } from './order-returns.ts';
import { bundleLineSchema } from './bundles.ts';
import { giftCardRecipientSchema, usedGiftCardSchema } from './gift-cards.ts';
import { personalisationSchema } from './personalisation.ts';
import { pickupPlaceSchema } from './pickup.ts';
import {
  money,
  orderHash,
  reverseChargeSchema,
  storedAddressSchema,
  timestamp,
  totalsSchema,
} from './common.ts';
import { v3 } from '../prefixes.ts';

/** A line of an order. Total = price + tax − discount, so `priceIncTax` × quantity − discount is what was paid. */
export const orderItemSchema = z.object({
  id: z.string(),
  productId: z.number().int().nullable(),
  productUrl: z.string().nullable(),
  name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  /** Id of the design that the shopper made of it; null for what is sold as it is. */
  design: z.string().nullable(),
  options: z.object({ Colour: z.string(), Size: z.string() }),
  /** Personalisation, with the labels of that day. */
  personalisation: personalisationSchema,
  /** Contents of one, when it is a bundle. */
  bundleItems: z.array(bundleLineSchema),
  /** For whom it is, when it is a gift card: nothing of it is made. */
  giftCard: giftCardRecipientSchema.nullable(),
  /** Value as a gift card; its price may be rounded. Left out for other goods. */
  giftCardValue: money.optional(),
  quantity: z.number().int(),
  /** Of one, without tax. */
  price: money,
  /** Of one. */
  tax: money,
  priceIncTax: money,
  /** Of the whole line. */
  discountTaxIncluded: money,
  /** Of the whole line, tax included, discount taken off. */
  total: money,
  /** Amount refunded for units that came back, or on its way back. */
  refunded: money.optional(),
});

/** A move of an order from one status to the next. */
export const statusLogSchema = z.object({
  id: z.string(),
  from: z.string().nullable(),
  status: z.string(),
  reason: z.string(),
  user: z.string(),
  time: timestamp,
});

/** Something that was tried with the card. */
export const paymentAttemptSchema = z.object({
  message: z.string(),
  success: z.boolean(),
  methodName: z.string(),
  time: timestamp,
});

const orderBase = {
  orderHash,
  number: z.string(),
  status: z.string(),
  flow: z.enum(['normal', 'bespoke', 'paper']),
  /** 0 to 100. */
  percentComplete: z.number(),
  createdAt: timestamp,
  currency: z.string(),
  total: money,
  itemCount: z.number().int(),
  /** True when it was cancelled before anybody paid it; left out when not. */
  cancelled: z.boolean().optional(),
};

/** How an order is paid. */
export const orderPaymentSchema = z.object({
  method: z.string(),
  /** State of the money: pending until the processor has confirmed it. */
  state: z.enum(['pending', 'authorised', 'paid', 'refunded', 'failed']),
  /** Part of the total that gift cards pay; `method` pays the rest. */
  giftCardAmount: money,
  /** True when it takes money at `/pay/{order}/` now: nothing was tried yet, or the attempts have failed. */
  payable: z.boolean().optional(),
});

/** Money of an order that goes back, or went. */
export const orderRefundSchema = z.object({
  id: z.string(),
  amount: money,
  /** Part of it that goes back to gift cards; the rest goes back the way it came. */
  giftCardAmount: money,
  /** Why, in words for the customer. */
  reason: z.string(),
  /** `failed`: the processor refused it, and the store has to see to it. */
  state: z.enum(['pending', 'refunded', 'failed']),
  time: timestamp,
});

/** An order that another one is about. */
const orderReference = z.object({ orderHash, number: z.string() });

/** Rights of the customer who placed an order, and its outcome; lists of owners and staff are without. */
const customersRights = {
  /** True when its page of returns has something for them: goods to send back now, or the label of a parcel. */
  returnable: z.boolean().optional(),
  /** True when it began as a quote, and has the page of one. */
  quoted: z.boolean().optional(),
  /** The refunded part of its total, also while it is on its way. */
  refunded: money.optional(),
  /** Units that were exchanged for others. */
  exchangedCount: z.number().int().optional(),
  /** True when a parcel of it is on its way while the rest is still with us. */
  partSent: z.boolean().optional(),
  /** The order of which this one replaces goods, free of charge. */
  replaces: orderReference.nullable().optional(),
};

/** An order in a customer's list. */
export const orderSummarySchema = z.object({
  ...orderBase,
  ...customersRights,
  image: z.string().nullable(),
});

/** An order as the one who placed it sees it. */
export const customerOrderSchema = z.object({
  ...orderBase,
  ...customersRights,
  email: z.string(),
  items: z.array(orderItemSchema),
  totals: totalsSchema,
  /** Left out where the store charges the tax, or none is due. */
  reverseCharge: reverseChargeSchema.optional(),
  coupon: z.string().nullable(),
  /** Note by the shopper, such as a gift note; '' when there is none. */
  note: z.string(),
  /** The page of terms that the shopper has agreed to, and when; left out where the store did not ask. */
  agreedTerms: z.object({ page: z.string(), time: timestamp }).optional(),
  shippingAddress: storedAddressSchema,
  billingAddress: storedAddressSchema,
  shippingMethod: z.object({
    code: z.string(),
    name: z.string(),
    /** When it was said to arrive, in the words of that time. */
    estimate: z.string(),
    /** The same as days, ISO 8601; older orders have the words alone. */
    arrival: z.object({ earliest: z.string(), latest: z.string() }).optional(),
    /** Where it is collected, and since when it lies ready there; left out where it is delivered. */
    pickup: pickupPlaceSchema.extend({ readyAt: timestamp.nullable() }).optional(),
  }),
  payment: orderPaymentSchema,
  /** The gift cards that paid for it. */
  giftCards: z.array(usedGiftCardSchema),
  statusLog: z.array(statusLogSchema),
  /** Parcel numbers given by the carrier; `url` is its page of the parcel, where one is known. */
  trackingCodes: z.array(
    z.object({
      code: z.string(),
      carrier: z.enum(carrierCodes),
      url: z.string().nullable(),
      /** When it left; without it, it leaves with the order. */
      sentAt: timestamp.optional(),
    }),
  ),
  /** Parts of the payment that were given back, oldest first. */
  refunds: z.array(orderRefundSchema),
  /** Attempts to pay it, oldest first; each charge is one attempt. */
  attempts: z.array(paymentAttemptSchema),
  /** Goods that come back, or came, oldest first. */
  returns: z.array(orderReturnSchema).optional(),
  /** Orders that replace goods which came back, oldest first, each with the number of its return. */
  replacements: z.array(orderReference.extend({ returnNumber: z.string().nullable() })).optional(),
});

/** An order as the one who placed it sees it. */
export type CustomerOrder = z.output<typeof customerOrderSchema>;

export const ordersGet = defineCall('orders.get', {
  method: 'GET',
  path: `${v3}/orders/:orderHash/`,
  access: 'store',
  summary: 'An order by its unguessable hash, for the receipt and the order page.',
  params: z.object({ orderHash }),
  response: customerOrderSchema,
});

export const ordersMine = defineCall('orders.mine', {
  method: 'GET',
  path: `${v3}/shop/customer/orders/`,
  access: 'customer',
  summary: 'Orders of the signed-in customer, newest first.',
  query: pagingQuery,
  response: listOf(orderSummarySchema),
});

export const ordersHistory = defineCall('orders.history', {
  method: 'GET',
  path: `${v3}/orders/history/:customerHash/`,
  access: 'store',
  summary:
    'All orders of the mail address of an order, by the unguessable hash in the mails of that order; newest first.',
  params: z.object({ customerHash: orderHash }),
  query: pagingQuery,
  response: listOf(orderSummarySchema),
});

/** An order that belongs to another one. */
const relative = z.object({
  id: z.number().int(),
  number: z.string(),
  status: z.string(),
  /** The reason for printing goods again; null where it does not, such as an exchange. */
  reprintReason: z.string().nullable(),
});

/** An order as owner and staff see it. */
export const managedOrderSchema = customerOrderSchema.extend({
  id: z.number().int(),
  division: z.object({ id: z.number().int(), name: z.string(), host: z.string() }),
  customerName: z.string(),
  phone: z.string(),
  /** Goods that come back, or came. */
  returns: z.array(orderReturnSchema),
  /** Parts of the payment that were given back, oldest first. */
  refunds: z.array(orderRefundSchema.extend(managedRefundParts)),
  /** Payments that people recorded, oldest first. */
  payments: z.array(recordedPaymentSchema),
  /** True when money is still to come, which can be recorded. */
  due: z.boolean(),
  /** The refundable rest. */
  refundable: refundableSchema,
  cancel: orderCancelSchema,
  fulfilment: orderFulfilmentSchema,
  /** Emails to its customer that can be sent again, newest first. */
  mails: z.array(orderMailSchema),
  /** Draft built by its store's team, while it is one; null for every order that was placed. */
  draft: managedDraftSchema.nullable(),
  /** The order whose goods it replaces, or that it prints again; null for most. */
  parent: relative.nullable(),
  /** The reason for printing goods of `parent` again; null where it does not. */
  reprintReason: z.string().nullable(),
  /** Orders that replace goods of this one, or print them again, oldest first. */
  children: z.array(relative),
  /** Reasons to look at it before it is made. */
  signals: z.array(orderSignalSchema),
  /** Parts that can be changed before its production: the reason against each, or null. */
  edit: z.object({ address: z.string().nullable(), lines: z.string().nullable() }),
  /** Amount still to pay although the first payment came, because something was added to it. */
  owed: money,
  /** Counts the changes of its address and lines; a change sends the one that was read. */
  version: z.number().int(),
  /** By which the store's team sorts its orders. */
  tags: z.array(z.string()),
  /** Notes of the store's team, oldest first. */
  notes: z.array(orderNoteSchema),
  /** Changes by the customer since it was placed, oldest first. */
  changes: z.array(z.object({ text: z.string(), time: timestamp })),
});

/** An order as owner and staff see it. */
export type ManagedOrder = z.output<typeof managedOrderSchema>;

/** A row of the owner's order list and of the staff's queue. */
export const managedOrderRowSchema = z.object({
  ...orderBase,
  id: z.number().int(),
  division: z.object({ id: z.number().int(), name: z.string() }),
  customerName: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  country: z.string(),
  /** The refunded part of its total, also while it is on its way. */
  refunded: money,
  /** Whole hours since it was placed. */
  ageHours: z.number(),
});
