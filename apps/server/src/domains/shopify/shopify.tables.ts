import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../database/columns.ts';

/** Row of `shopify_connections`: one a store. */
export interface ShopifyConnectionsTable {
  division_id: number;
  /** Another one for each connection. */
  id: string;
  shop_domain: string;
  shop_name: string;
  currency: string;
  token_sealed: string;
  /** The last four characters of the token. */
  token_end: string;
  /** Delivery profiles as they were last read. */
  profiles: Json;
  /** The chosen one; null: none is. */
  profile_id: string | null;
  connected_at: DefaultedTime;
  checked_at: DefaultedTime;
  problem: string | null;
  version: Generated<number>;
}

/** Row of `shopify_products`: a product that is on Shopify. */
export interface ShopifyProductsTable {
  division_id: number;
  product_id: number;
  /** Shopify's own. */
  shopify_id: string;
  /** The delivery profile that its variants were put into; null: none but the default one. */
  profile_id: string | null;
  /** The images that were sent last, as a hash. */
  images_hash: Generated<string>;
  sent_at: DefaultedTime;
}

/** Row of `shopify_sends`. */
export interface ShopifySendsTable {
  division_id: number;
  id: string;
  /** `running` or `done`. */
  state: Generated<string>;
  total: number;
  processed: Generated<number>;
  failed: Generated<number>;
  /** Tries of the next product that Shopify did not answer. */
  tries: Generated<number>;
  progressed_at: DefaultedTime;
  created_at: DefaultedTime;
  finished_at: NullableTime;
}

/** Row of `shopify_send_products`. */
export interface ShopifySendProductsTable {
  division_id: number;
  send_id: string;
  product_id: number;
  name: string;
  /** `created`, `updated` or `failed`; null: not sent yet. */
  outcome: string | null;
  reason: Generated<string>;
}
