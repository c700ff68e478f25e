import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, Json, NullableJson, Time } from '../../database/columns.ts';

/** Row of `basket_lines`. */
export interface BasketLinesTable {
  division_id: number;
  /** `customer:uuid` or `visitor:hash` of the anonymous session. */
  owner: string;
  name: string;
  /** The variant's id with what was made of it (`lineKey`); favourites hold the product's: `product:id`. */
  key: string;
  product_id: number;
  variant_id: string | null;
  colour: Generated<string>;
  size: Generated<string>;
  quantity: number;
  /** Values that the shopper has filled in. */
  personalisation: DefaultedJson;
  /** Ids of the variants that they have chosen of what a bundle holds. */
  bundle_items: DefaultedJson;
  /** For whom it is, when it is a gift card. */
  gift_card: NullableJson;
  added_at: DefaultedTime;
}

/** Row of `basket_additions`. */
export interface BasketAdditionsTable {
  division_id: number;
  /** Of the owner and the `Idempotency-Key`. */
  key_hash: string;
  body_hash: string;
  added_at: DefaultedTime;
}

/** Row of `basket_coupons`. */
export interface BasketCouponsTable {
  division_id: number;
  owner: string;
  code: string;
  applied_at: DefaultedTime;
}

/** Row of `basket_notes`. */
export interface BasketNotesTable {
  division_id: number;
  owner: string;
  /** Words for the parcel. */
  note: string;
  written_at: DefaultedTime;
}

/** Row of `basket_links`. */
export interface BasketLinksTable {
  division_id: number;
  token_hash: string;
  email: string;
  product_ids: Json;
  expires_at: Time;
}
