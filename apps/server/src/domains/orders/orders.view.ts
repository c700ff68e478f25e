import {
  personalisationSchema,
  pickupPlaceSchema,
  storedAddressSchema,
  type Personalisation,
  type Address,
  type CallResponse,
  type CustomerOrder,
} from '@omnis/contract';
import {
  carrierCodes,
  currencyCodes,
  taxSchemes,
  toMajor,
  type CurrencyCode,
  type TaxScheme,
} from '@omnis/models';
import { z } from 'zod';
import type { Division } from '../../tenancy/division.ts';
import type { OrderRefundRow } from './change/changes.repository.ts';
import { creditedBy } from './change/refund-record.ts';
import { recipientOf, valueOf } from '../gift-cards/bought-cards.ts';
import type { CardUse } from '../gift-cards/gift-cards.types.ts';
import { bundleOf } from './order-stock.ts';
import { orderDiscounts } from './order-discounts.ts';
import { percentOf, quoteDelivery, stateOf } from './order-state.ts';
import { toPayment } from './payment.view.ts';
import { isCancelledUnpaid } from './payments/payment-due.ts';
import type { LinesSummary } from './orders.repository.ts';
import type { OrderItemRow, OrderRow, StatusLogRow } from './orders.types.ts';

/** Shape of `orders.shipping_method`: the delivery as it was chosen. */
export const orderShippingMethodSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** When it was said to arrive, in words. */
  estimate: z.string().default(''),
  /** The same as days, for whoever reads it in another language; orders from before this was noted have none. */
  arrival: z.object({ earliest: z.string(), latest: z.string() }).optional(),
  /** Price of the store's cheapest delivery, in minor units; older orders have none. */
  cheapestMinor: z.number().int().optional(),
  /** Where it is collected; left out where it is delivered. */
  pickup: pickupPlaceSchema.optional(),
});

/** Shape of `orders.tracking_codes`. */
export const trackingCodesSchema = z.array(
  z.object({
    code: z.string(),
    carrier: z.enum(carrierCodes).default('other'),
    url: z.string().nullable().default(null),
    sentAt: z.string().optional(),
  }),
);

const paymentStateSchema = z.enum(['pending', 'authorised', 'paid', 'refunded', 'failed']);
const currencySchema = z.enum(currencyCodes);
const taxSchemeSchema = z.enum(taxSchemes).nullable();

/** The parts of an order's row that are checked as they are read. */
export interface ReadOrder {
  currency: CurrencyCode;
  paymentState: z.output<typeof paymentStateSchema>;
  shippingMethod: z.output<typeof orderShippingMethodSchema>;
  shippingAddress: Address;
  billingAddress: Address;
  trackingCodes: z.output<typeof trackingCodesSchema>;
  /** Why it was taxed as it was; null of orders from before it was noted. */
  taxScheme: TaxScheme | null;
}

/** The delivery of an order as it was chosen. */
export const readShippingMethod = ({
  shipping_method: method,
}: Pick<OrderRow, 'shipping_method'>): z.output<typeof orderShippingMethodSchema> =>
  orderShippingMethodSchema.parse(method);

/** Checks what a row holds as text or JSON. */
export function readOrder(order: OrderRow): ReadOrder {
  return {
    currency: currencySchema.parse(order.currency),
    paymentState: paymentStateSchema.parse(order.payment_state),
    shippingMethod: readShippingMethod(order),
    shippingAddress: storedAddressSchema.parse(order.shipping_address),
    billingAddress: storedAddressSchema.parse(order.billing_address),
    trackingCodes: trackingCodesSchema.parse(order.tracking_codes),
    taxScheme: taxSchemeSchema.parse(order.tax_scheme),
  };
}

const agreedTermsSchema = z.object({ page: z.string(), time: z.string() });

const personalisationColumn = personalisationSchema.catch([]);

/** Personalisation of a line. */
export const personalisationOf = ({
  personalisation,
}: Pick<OrderItemRow, 'personalisation'>): Personalisation => personalisationColumn.parse(personalisation);

/** The numbers that the papers of an order name whose tax the business that bought owes; nothing of others. */
export const reverseChargeOf = ({
  vat_number: seller,
  buyer_vat_number: buyer,
}: OrderRow): Pick<CustomerOrder, 'reverseCharge'> =>
  buyer === null ? {} : { reverseCharge: { sellerVatNumber: seller ?? '', buyerVatNumber: buyer } };

/** Tells whether an order began as a quote. A bespoke one may have been written otherwise. */
export function isQuoted(order: OrderRow): boolean {
  return stateOf(order).flow === 'bespoke' && readOrder(order).shippingMethod.code === quoteDelivery;
}

/** Total price of a line, in minor units, tax included. */
export function lineTotalMinor(item: OrderItemRow): number {
  return (item.price_minor + item.tax_minor) * item.quantity + item.tax_rest_minor - item.discount_minor;
}

/** Refund of a line whose goods came back; a refund that a bank refused does not count. */
function creditedMinor({ id }: OrderItemRow, refunds: readonly OrderRefundRow[]): number {
  return refunds
    .flatMap((refund) => (refund.state === 'failed' ? [] : creditedBy(refund)))
    .reduce((sum, { item, minor }) => (item === id ? sum + minor : sum), 0);
}

function toItem(
  item: OrderItemRow,
  { currency, refunds }: { currency: CurrencyCode; refunds: readonly OrderRefundRow[] },
): CustomerOrder['items'][number] {
  const money = (minor: number): number => toMajor(minor, currency);
  return {
    id: item.id,
    productId: item.product_id,
    productUrl: item.product_url,
    name: item.name,
    sku: item.sku,
    image: item.image,
    design: item.design_id,
    options: { Colour: item.colour, Size: item.size },
    personalisation: personalisationOf(item),
    bundleItems: bundleOf(item),
    giftCard: recipientOf(item),
    ...(recipientOf(item) ? { giftCardValue: money(valueOf(item)) } : {}),
    quantity: item.quantity,
    price: money(item.price_minor),
    tax: money(item.tax_minor),
    priceIncTax: money(item.price_minor + item.tax_minor),
    discountTaxIncluded: money(item.discount_minor),
    total: money(lineTotalMinor(item)),
    refunded: money(creditedMinor(item, refunds)),
  };
}

function toShippingMethod(
  { shippingMethod }: ReadOrder,
  { pickup_ready_at: readyAt }: OrderRow,
): CustomerOrder['shippingMethod'] {
  const { code, name, estimate, arrival, pickup } = shippingMethod;
  return {
    code,
    name,
    estimate,
    ...(arrival && { arrival }),
    ...(pickup && { pickup: { ...pickup, readyAt: readyAt?.toISOString() ?? null } }),
  };
}

/** The sums of an order. */
export function toTotals(order: OrderRow, currency: CurrencyCode): CustomerOrder['totals'] {
  const money = (minor: number): number => toMajor(minor, currency);
  const discounts = orderDiscounts(order);
  return {
    currency,
    subtotal: money(order.subtotal_minor),
    discount: money(order.discount_minor),
    goodsTax: money(order.goods_tax_minor),
    taxDiscount: money(order.tax_discount_minor),
    shipping: money(order.shipping_minor),
    shippingTax: money(order.shipping_tax_minor),
    total: money(order.total_minor),
    ...(discounts.length === 0
      ? {}
      : {
          discounts: discounts.map(({ amountMinor, ...each }) => ({ ...each, amount: money(amountMinor) })),
        }),
  };
}

/** A move of an order as it is shown. */
export function toLogEntry(row: StatusLogRow): CustomerOrder['statusLog'][number] {
  return {
    id: String(row.id),
    from: row.from_status,
    status: row.status,
    reason: row.reason,
    user: row.user_name,
    time: row.at.toISOString(),
  };
}

function toBase(order: OrderRow, itemCount: number) {
  const state = stateOf(order);
  return {
    orderHash: order.hash,
    number: order.number,
    status: order.status,
    flow: state.flow,
    percentComplete: percentOf(state),
    createdAt: order.created_at.toISOString(),
    currency: order.currency,
    total: toMajor(order.total_minor, currencySchema.parse(order.currency)),
    itemCount,
    ...(isCancelledUnpaid(order) && { cancelled: true }),
  };
}

const refundStateSchema = z.enum(['pending', 'refunded', 'failed']);

/** A refund as its customer sees it. */
export function toRefund(row: OrderRefundRow, currency: CurrencyCode): CustomerOrder['refunds'][number] {
  return {
    id: row.id,
    amount: toMajor(row.amount_minor, currency),
    giftCardAmount: toMajor(row.gift_card_minor, currency),
    reason: row.reason,
    state: refundStateSchema.parse(row.state),
    time: row.created_at.toISOString(),
  };
}

function toUsedCard(use: CardUse, currency: CurrencyCode): CustomerOrder['giftCards'][number] {
  return {
    ending: use.ending,
    amount: toMajor(use.amount_minor, currency),
    returned: toMajor(use.returned_minor, currency),
    balance: toMajor(use.balance_minor, currency),
  };
}

/** An order as everybody sees it, without its moves. */
export function toWhole({
  order,
  items,
  refunds,
  uses,
  attempts,
}: Omit<WholeOrderRows, 'log'>): Omit<CustomerOrder, 'statusLog'> {
  const read = readOrder(order);
  return {
    ...toBase(
      order,
      items.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    email: order.email,
    items: items.map((item) => toItem(item, { currency: read.currency, refunds })),
    totals: toTotals(order, read.currency),
    ...reverseChargeOf(order),
    coupon: order.coupon,
    note: order.note,
    ...(order.agreed_terms !== null && { agreedTerms: agreedTermsSchema.parse(order.agreed_terms) }),
    shippingAddress: read.shippingAddress,
    billingAddress: read.billingAddress,
    shippingMethod: toShippingMethod(read, order),
    payment: toPayment(order, read),
    giftCards: uses.map((use) => toUsedCard(use, read.currency)),
    trackingCodes: read.trackingCodes,
    refunds: refunds.map((refund) => toRefund(refund, read.currency)),
    attempts,
  };
}

/** An order with its lines and moves, as it is stored. */
export interface OrderRows {
  order: OrderRow;
  items: readonly OrderItemRow[];
  log: readonly StatusLogRow[];
}

/** The same with what gift cards paid, what was tried with cards, and what was given back. */
export interface WholeOrderRows extends OrderRows {
  refunds: readonly OrderRefundRow[];
  uses: readonly CardUse[];
  attempts: CustomerOrder['attempts'];
}

/** An order as the one who placed it sees it: names of staff and what they wrote to each other stay inside. */
export function toCustomerOrder({ log, ...rows }: WholeOrderRows, division: Division): CustomerOrder {
  return {
    ...toWhole(rows),
    statusLog: log.map((row) => ({ ...toLogEntry(row), user: division.name, reason: '' })),
  };
}

/** A row of a customer's own list. */
export function toSummary(
  order: OrderRow,
  lines: LinesSummary | undefined,
): CallResponse<'orders.mine'>['items'][number] {
  return { ...toBase(order, lines?.quantity ?? 0), image: lines?.image ?? null };
}
