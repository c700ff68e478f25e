import { z } from 'zod';
import { defineCall } from '../call.ts';
import { addressSchema, money, orderHash, reverseChargeSchema, timestamp, totalsSchema } from './common.ts';
import { orderPaymentSchema } from './orders.ts';
import { v3 } from '../prefixes.ts';

/** An amount with the tax in it: `net + tax = total`. */
const taxed = { net: money, tax: money, total: money };

/** Seller, as an invoice has to name it. */
export const sellerSchema = z.object({
  name: z.string(),
  /** Lines of the registered address; none where the store has not given it. */
  address: z.array(z.string()),
  /** ISO 3166 code. */
  country: z.string(),
  email: z.string(),
  /** When the order was placed; '' where there was none. */
  vatNumber: z.string(),
  companyNumber: z.string(),
  /** Of a registered charity; '' for none. */
  charityNumber: z.string(),
});

/** VAT at each rate, highest first; none where the seller had no VAT number, and nothing of tax is printed. */
const rates = z.array(z.object({ /** Percent. */ vatRate: z.number(), ...taxed }));

/** Amount that a refund takes off an invoice, with the tax in it. */
export const creditNoteSchema = z.object({
  /** The invoice's, with the credit note's own behind it: `DEMO-1003-C1`. */
  number: z.string(),
  issuedAt: timestamp,
  /** In words for the customer. */
  reason: z.string(),
  /** Amounts taken off at each rate. */
  rates,
  ...taxed,
});

/** An invoice (storefront.md §2 /invoice/{orderHash}); of an order that is not paid, a pro forma invoice. */
export const invoiceSchema = z.object({
  orderHash,
  number: z.string(),
  kind: z.enum(['invoice', 'pro_forma']),
  /** When the order was paid; of a pro forma invoice, when it was placed. */
  issuedAt: timestamp,
  orderedAt: timestamp,
  seller: sellerSchema,
  billingAddress: addressSchema,
  shippingAddress: addressSchema,
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sku: z.string(),
      options: z.array(z.string()),
      quantity: z.number().int(),
      /** Of one, before the discount. */
      unit: money,
      /** True when that includes tax: a quoted price is without tax, and taxed by line. */
      unitTaxed: z.boolean(),
      /** Of the whole line, tax included. */
      discount: money,
      /** Percent. */
      vatRate: z.number(),
      ...taxed,
    }),
  ),
  /** True when something goes by post; otherwise no delivery is shown. */
  delivered: z.boolean(),
  delivery: z.object({ name: z.string(), ...taxed }),
  /** VAT at each rate, delivery included; highest rate first. None of a seller without a VAT number. */
  rates,
  /** True when the goods leave the store’s country for outside the European Union: that is why 0 % is charged. */
  exported: z.boolean(),
  /** Left out where the seller charges the tax, or none is due. */
  reverseCharge: reverseChargeSchema.optional(),
  totals: totalsSchema,
  net: money,
  tax: money,
  payment: orderPaymentSchema,
  /** A bespoke order is paid as it was agreed, and no bank is waited for. */
  flow: z.enum(['normal', 'bespoke', 'paper']).optional(),
  /** Refunds since then, oldest first; lines and totals above are of the day of issue. Left out if there are none. */
  credits: z.array(creditNoteSchema).optional(),
  /** Totals after the credits. Left out where there are none. */
  afterCredits: z.object({ rates, ...taxed }).optional(),
});

/** An invoice. */
export type Invoice = z.output<typeof invoiceSchema>;

export const ordersInvoice = defineCall('orders.invoice', {
  method: 'GET',
  path: `${v3}/orders/:orderHash/invoice/`,
  access: 'store',
  summary: 'The invoice of an order, by the unguessable hash of the order.',
  params: z.object({ orderHash }),
  response: invoiceSchema,
});
