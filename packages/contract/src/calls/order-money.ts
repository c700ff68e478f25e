import { z } from 'zod';
import { askedMoney, money, timestamp } from './common.ts';

/** How an order is paid otherwise than by the platform's processor. */
export const paymentMethods = ['bank_transfer', 'cash', 'purchase_order'] as const;

/** A payment that a person recorded. */
export const recordedPaymentSchema = z.object({
  id: z.number().int(),
  method: z.enum(paymentMethods),
  /** Such as the number of the purchase order; '' for none. */
  reference: z.string(),
  amount: money,
  /** ISO date of the day on which the money came; null of a purchase order that is still to be paid. */
  paidOn: z.string().nullable(),
  /** Name of the person who recorded it. */
  by: z.string(),
  time: timestamp,
});

/** A payment to be recorded: all that is due of an order. */
export const recordPaymentSchema = z
  .object({
    method: z.enum(paymentMethods, 'Choose how it was paid'),
    reference: z.string().trim().max(120, 'Use at most 120 characters').default(''),
    /** ISO date of the day on which the money came; null for a purchase order that is still to be paid. */
    paidOn: z.iso.date('Enter a date').nullable().default(null),
  })
  .refine(({ method, paidOn }) => method === 'purchase_order' || paidOn !== null, {
    error: 'Enter the date on which the money came',
    path: ['paidOn'],
  })
  .refine(({ method, reference }) => method !== 'purchase_order' || reference !== '', {
    error: 'Enter the number of the purchase order',
    path: ['reference'],
  });
/** A payment to be recorded. */
export type RecordPayment = z.output<typeof recordPaymentSchema>;

/** The wanted refund of an order: lines and delivery, or an amount of which no line is told. */
export const refundRequestSchema = z.object({
  lines: z
    .array(z.object({ id: z.string().max(64), quantity: z.number().int().min(1).max(999_999) }))
    .max(200)
    .default([]),
  /** The refund of the delivery. */
  delivery: askedMoney.default(0),
  /** Instead of lines and delivery. */
  amount: askedMoney.optional(),
  /** In words for the customer, who reads them on the receipt and in the email. */
  reason: z.string().trim().max(500, 'Use at most 500 characters').default(''),
  /** True when the units of `lines` go back into stock. */
  restock: z.boolean().default(false),
});
/** The wanted refund of an order. */
export type OrderRefund = z.output<typeof refundRequestSchema>;

/** The target of a refund: a line, or the delivery where `id` is null. */
const refundedPart = z.object({
  id: z.string().nullable(),
  name: z.string(),
  /** Null of the delivery, and where it was not noted. */
  quantity: z.number().int().nullable(),
  amount: money,
});

/** Fields of a refund that owners and staff see besides those of its customer. */
export const managedRefundParts = {
  /** Lines and delivery that it gave back for; none where it was an amount, or everything. */
  parts: z.array(refundedPart),
  /** Name of the person who made it; '' where a return, the customer or a move of the order did. */
  by: z.string(),
};

/** The refundable rest of an order. */
export const refundableSchema = z.object({
  /** All together: never more than was paid and has not gone back. */
  amount: money,
  delivery: money,
  lines: z.array(z.object({ id: z.string(), units: z.number().int(), amount: money })),
  /** True when it was paid outside of the platform: whoever refunds it has to send the money. */
  outside: z.boolean(),
});
