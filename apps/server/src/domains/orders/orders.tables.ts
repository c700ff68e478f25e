import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DefaultedJson,
  DefaultedNumeric,
  DefaultedTime,
  Json,
  NullableJson,
  NullableTime,
  Numeric,
} from '../../database/columns.ts';

/** Row of `orders`. */
export interface OrdersTable {
  division_id: number;
  id: Generated<number>;
  hash: string;
  number: string;
  flow: Generated<string>;
  status: Generated<string>;
  customer_id: string | null;
  email: string;
  phone: Generated<string>;
  customer_name: Generated<string>;
  note: Generated<string>;
  /** The page of terms that the shopper has agreed to, and when. */
  agreed_terms: NullableJson;
  currency: string;
  /** Amount that one unit of the division's currency bought in the order's. */
  exchange_rate: DefaultedNumeric;
  subtotal_minor: number;
  discount_minor: number;
  goods_tax_minor: number;
  tax_discount_minor: number;
  shipping_minor: number;
  shipping_tax_minor: number;
  total_minor: number;
  /** Of the store when it was placed: '' where it charged no VAT; null of orders from before it was noted. */
  vat_number: Generated<string | null>;
  /** Why it was taxed as it was; null of orders from before it was noted. */
  tax_scheme: Generated<string | null>;
  /** Of a business that owes the tax itself. */
  buyer_vat_number: Generated<string | null>;
  coupon: string | null;
  /** By name, what each took off. */
  discounts: DefaultedJson;
  shipping_method: Json;
  /** Since when it lies ready to be collected. */
  pickup_ready_at: NullableTime;
  shipping_address: Json;
  billing_address: Json;
  country: string;
  payment_state: Generated<string>;
  payment_method: Generated<string>;
  payment_intent: string | null;
  /** Part of the total that gift cards pay. */
  gift_card_minor: Generated<number>;
  tracking_codes: DefaultedJson;
  parent_id: number | null;
  reprint_reason: string | null;
  /** Opens the orders of its address; null from when the customer has deleted the account. */
  history_hash: Generated<string | null>;
  /** In which it was placed; its mails and papers are written in it. */
  language: Generated<string>;
  /** By which the store's team sorts its orders; its customer never sees them. */
  tags: DefaultedJson;
  /** As its store's team built it; null of every order that was placed. */
  draft: NullableJson;
  /** The part of the total that is still to be paid, although the first payment came. */
  owed_minor: Generated<number>;
  /** Why it is worth a look before it is made. */
  signals: DefaultedJson;
  /** Payments after the first one. */
  charges: DefaultedJson;
  /** Counts the changes of its address and lines. */
  version: Generated<number>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

/** Row of `order_items`. */
export interface OrderItemsTable {
  division_id: number;
  id: Generated<string>;
  order_id: number;
  position: number;
  product_id: number | null;
  product_url: string | null;
  variant_id: string | null;
  name: string;
  sku: Generated<string>;
  image: string | null;
  colour: Generated<string>;
  size: Generated<string>;
  quantity: number;
  /** Of one, without tax. */
  price_minor: number;
  tax_minor: number;
  /** Difference of the whole line's tax to that of its pieces: a quote's price is taxed by line. */
  tax_rest_minor: Generated<number>;
  /** Of the whole line, tax included. */
  discount_minor: Generated<number>;
  vat_rate: Numeric;
  /** Design that a shopper made; null for an item that is sold as it is. */
  design_id: string | null;
  /** Personalisation by the shopper: labels and values of that day. */
  personalisation: DefaultedJson;
  /** Content of one, when it is a bundle. */
  bundle_items: DefaultedJson;
  /** For whom it is, when it is a gift card. */
  gift_card: NullableJson;
  /** Unit prices by quantity of its product, tax included; empty where the price is the same for any quantity. */
  quantity_prices: DefaultedJson;
}

/** Row of `order_status_log`. */
export interface OrderStatusLogTable {
  division_id: number;
  id: GeneratedAlways<number>;
  order_id: number;
  from_status: string | null;
  status: string;
  reason: Generated<string>;
  user_kind: string;
  user_id: string | null;
  user_name: string;
  at: DefaultedTime;
}
