import { liveTopics, type Address, type BundleLine, type GiftCardRecipient } from '@omnis/contract';
import type {
  CurrencyCode,
  Language,
  OrderFlowCode,
  OrderStatusCode,
  QuantityStep,
  TaxScheme,
} from '@omnis/models';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { recountOrder } from '../customers/recounts.ts';
import type { LabelledValue } from '../basket/line-personalisation.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import type { OrderDiscount } from './order-discounts.ts';
import type { OrderItemRow, OrderRow } from './orders.types.ts';
import type { OrderItemsTable } from './orders.tables.ts';
import type { ReadOrder } from './orders.view.ts';

/** A line of an order to be written; money in minor units of the order's currency. */
export interface NewOrderItem {
  /** null for what is no product of the store, such as a line of a quote. */
  productId: number | null;
  productUrl: string | null;
  variantId: string | null;
  name: string;
  sku: string;
  image: string | null;
  colour: string;
  size: string;
  quantity: number;
  /** Of one, without tax. */
  priceMinor: number;
  /** Of one. */
  taxMinor: number;
  /** Of the whole line, tax included. */
  discountMinor: number;
  /** Percent. */
  vatRate: number;
  /** Id of the design that the shopper made for it. */
  design?: string | null;
  /** Values that the shopper had put on it. */
  personalisation?: readonly LabelledValue[];
  /** Content of one, when it is a bundle. */
  bundleItems?: readonly BundleLine[];
  /** For whom it is, when it is a gift card. */
  giftCard?: GiftCardRecipient | null;
  /** Value as a gift card; its price by default. */
  cardValueMinor?: number | null;
  /** Unit prices by quantity of its product, tax included; none where the price is the same for any quantity. */
  quantityPrices?: readonly QuantityStep[];
}

/** An order to be written; money in minor units of its currency. */
export interface NewOrder {
  division: number;
  hash: string;
  number: string;
  /** In which it is placed. */
  language: Language;
  customerId: string | null;
  /** `normal` unless told. */
  flow?: OrderFlowCode;
  /** `new` unless told. */
  status?: OrderStatusCode;
  email: string;
  phone: string;
  customerName: string;
  note: string;
  /** The page of terms that the shopper has agreed to, and when; none unless told. */
  agreedTerms?: { readonly page: string; readonly time: string };
  currency: CurrencyCode;
  /** Amount that one unit of the store's own currency bought in the order's. */
  exchangeRate: number;
  totals: {
    subtotal: number;
    discount: number;
    goodsTax: number;
    taxDiscount: number;
    shipping: number;
    shippingTax: number;
    total: number;
  };
  /** Of the store when it is placed; '' where it is not registered, and charges no VAT. */
  vatNumber: string;
  /** Why it is taxed as it is; unknown unless told. */
  taxScheme?: TaxScheme | null;
  /** Of a business that owes the tax itself; none unless told. */
  buyerVatNumber?: string | null;
  coupon: string | null;
  /** The discounts, by name; unknown unless told. */
  discounts?: readonly OrderDiscount[];
  shippingMethod: ReadOrder['shippingMethod'];
  shippingAddress: Address;
  billingAddress: Address;
  paymentState: 'pending' | 'authorised' | 'paid';
  /** Such as `Visa •••• 4242`. */
  paymentMethod: string;
  paymentIntent: string | null;
  /** Part of the total that gift cards pay; 0 by default. */
  giftCardMinor?: number;
  /** The order that this one is an exchange or a reprint of. */
  parentId?: number;
  /** The reason for printing goods of that order again; left out of an exchange. */
  reprintReason?: string;
  /** JSON of what a store's team built, of an order that nobody has placed yet; none unless told. */
  draft?: string;
  items: readonly NewOrderItem[];
}

/** The rows of an order's lines, in their order. */
export function toItemRows(
  at: { division: number; order: number },
  items: readonly NewOrderItem[],
): Insertable<OrderItemsTable>[] {
  return items.map((item, position) => ({
    division_id: at.division,
    order_id: at.order,
    position,
    product_id: item.productId,
    product_url: item.productUrl,
    variant_id: item.variantId,
    name: item.name,
    sku: item.sku,
    image: item.image,
    colour: item.colour,
    size: item.size,
    quantity: item.quantity,
    price_minor: item.priceMinor,
    tax_minor: item.taxMinor,
    discount_minor: item.discountMinor,
    vat_rate: item.vatRate,
    design_id: item.design ?? null,
    personalisation: JSON.stringify(item.personalisation ?? []),
    bundle_items: JSON.stringify(item.bundleItems ?? []),
    gift_card: item.giftCard
      ? JSON.stringify({ ...item.giftCard, valueMinor: item.cardValueMinor ?? undefined })
      : null,
    quantity_prices: JSON.stringify(item.quantityPrices ?? []),
  }));
}

async function logPlaced({ query }: Db, { order, row }: { order: NewOrder; row: OrderRow }): Promise<void> {
  await query
    .insertInto('order_status_log')
    .values({
      division_id: row.division_id,
      order_id: row.id,
      from_status: null,
      status: row.status,
      user_kind: 'customer',
      user_id: order.customerId,
      user_name: order.customerName,
    })
    .execute();
}

/**
 * Writes an order with its lines and the first row of its status log, in the transaction of `db`. A draft has no log and
 * counts for nobody.
 */
export async function insertOrder(
  db: Db,
  order: NewOrder,
): Promise<{ order: OrderRow; items: OrderItemRow[] }> {
  const { query } = db;
  const { totals, division, flow = 'normal', status = 'new' } = order;
  const row = await query
    .insertInto('orders')
    .values({
      division_id: division,
      hash: order.hash,
      number: order.number,
      language: order.language,
      flow,
      status,
      customer_id: order.customerId,
      email: order.email,
      phone: order.phone,
      customer_name: order.customerName,
      note: order.note,
      agreed_terms: order.agreedTerms ? JSON.stringify(order.agreedTerms) : null,
      currency: order.currency,
      exchange_rate: order.exchangeRate,
      subtotal_minor: totals.subtotal,
      discount_minor: totals.discount,
      goods_tax_minor: totals.goodsTax,
      tax_discount_minor: totals.taxDiscount,
      shipping_minor: totals.shipping,
      shipping_tax_minor: totals.shippingTax,
      total_minor: totals.total,
      vat_number: order.vatNumber,
      tax_scheme: order.taxScheme ?? null,
      buyer_vat_number: order.buyerVatNumber ?? null,
      coupon: order.coupon,
      discounts: JSON.stringify(order.discounts ?? []),
      shipping_method: JSON.stringify(order.shippingMethod),
      shipping_address: JSON.stringify(order.shippingAddress),
      billing_address: JSON.stringify(order.billingAddress),
      country: order.shippingAddress.country,
      payment_state: order.paymentState,
      payment_method: order.paymentMethod,
      payment_intent: order.paymentIntent,
      gift_card_minor: order.giftCardMinor ?? 0,
      parent_id: order.parentId ?? null,
      reprint_reason: order.reprintReason ?? null,
      draft: order.draft ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = toItemRows({ division, order: row.id }, order.items);
  const [items] = await Promise.all([
    rows.length === 0 ? [] : query.insertInto('order_items').values(rows).returningAll().execute(),
    order.draft === undefined ? logPlaced(db, { order, row }) : undefined,
    order.draft === undefined ? recountOrder(db, row) : undefined,
    // A quote is no order until it is agreed.
    order.draft === undefined && status !== 'quote'
      ? tellWebhooks(db, division, [{ event: 'order.placed', about: { id: row.id } }])
      : undefined,
  ]);
  db.announce(liveTopics.queue);
  return { order: row, items };
}

/** Notes how the payment of an order stands. */
export async function setPaymentState(
  db: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
  payment: {
    state: 'authorised' | 'paid' | 'failed';
    method?: string | undefined;
    /** Part of the total that gift cards pay, where that has changed. */
    giftCardMinor?: number;
  },
): Promise<void> {
  db.announce(liveTopics.queue);
  await recountOrder(db, order);
  await db.query
    .updateTable('orders')
    .set({
      payment_state: payment.state,
      updated_at: sql<Date>`now()`,
      ...(payment.method ? { payment_method: payment.method } : {}),
      ...(payment.giftCardMinor === undefined ? {} : { gift_card_minor: payment.giftCardMinor }),
    })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}
