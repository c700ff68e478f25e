import type { Generated } from 'kysely';
import type {
  DefaultedJson,
  DefaultedNumeric,
  DefaultedTime,
  NullableJson,
  NullableTime,
} from '../../database/columns.ts';

/** Row of `products`. */
export interface ProductsTable {
  division_id: number;
  id: Generated<number>;
  uuid: Generated<string>;
  url_name: string;
  name: string;
  /** Sanitised HTML. */
  description: Generated<string>;
  sku: Generated<string>;
  type: Generated<string>;
  vendor: Generated<string>;
  /** Stock-keeping unit of the plain product that it is printed on. */
  base_sku: Generated<string>;
  gender: Generated<string>;
  tags: DefaultedJson;
  details: DefaultedJson;
  /** From how many on, how many per cent off. */
  price_matrix: DefaultedJson;
  /** Measures of each size in centimetres. */
  size_chart: NullableJson;
  /** Fields that a shopper may have put on it. */
  personalisation: DefaultedJson;
  /** Products in a bundle; empty for all other products. */
  bundle_items: DefaultedJson;
  /** Each of its variants is a value. */
  is_gift_card: Generated<boolean>;
  meta_title: Generated<string>;
  meta_description: Generated<string>;
  /** Separated by commas. */
  meta_keywords: Generated<string>;
  badge: string | null;
  enabled: Generated<boolean>;
  approval_status: Generated<string>;
  /** Why it was denied; '' otherwise. */
  denial_reason: Generated<string>;
  approval_asked_at: DefaultedTime;
  approval_decided_at: NullableTime;
  approval_decided_by: Generated<string>;
  vat_rate: DefaultedNumeric;
  /** Null: `vat_rate` at home. */
  vat_class: Generated<string | null>;
  /** Orders bestsellerOrder; higher sells better. */
  sold: Generated<number>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  source: Generated<string>;
  source_key: string | null;
  /** Hash of the values that an import last wrote. */
  source_hash: string | null;
  /** Names of the options with their values; empty: told by the variants' colours and sizes. */
  options: DefaultedJson;
  /** Ids of products that its page shows first. */
  cross_sell: DefaultedJson;
  sale_from: NullableTime;
  sale_until: NullableTime;
  min_price_minor: number | null;
  max_price_minor: number | null;
  default_price_minor: number | null;
  enable_add_to_cart: Generated<boolean>;
  customise_it: Generated<boolean>;
  archived_at: NullableTime;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

/** Row of `product_colours`. */
export interface ProductColoursTable {
  division_id: number;
  product_id: number;
  position: number;
  name: string;
  hex: string | null;
  image: string | null;
}

/** Row of `product_images`. */
export interface ProductImagesTable {
  division_id: number;
  id: Generated<string>;
  product_id: number;
  position: number;
  src: string;
  alt: Generated<string>;
  colour: string | null;
  width: Generated<number>;
  height: Generated<number>;
  /** Where an imported picture came from. */
  origin: string | null;
}

/** Row of `variants`. */
export interface VariantsTable {
  division_id: number;
  id: Generated<string>;
  product_id: number;
  position: number;
  sku: Generated<string>;
  colour: Generated<string>;
  size: Generated<string>;
  /** Minor units of the division's currency, tax included. */
  price_minor: number;
  sale_price_minor: number | null;
  /** Prices in other currencies that its owner fixed. */
  fixed_prices: DefaultedJson;
  /** null: made to order without limit. Below 0 where it is sold beyond its stock. */
  stock: number | null;
  /** True when it is sold beyond its stock. */
  continue_selling: Generated<boolean>;
  grams: Generated<number>;
  barcode: Generated<string>;
  options: DefaultedJson;
  cost_minor: number | null;
  /** The picture that shows it; null: the picture of its colour. */
  image_id: string | null;
  /** Not sold any more; orders and baskets may still name it. */
  archived: Generated<boolean>;
}

/** Row of `product_files`: a file that shoppers download on the page of a product. */
export interface ProductFilesTable {
  division_id: number;
  id: Generated<string>;
  product_id: number;
  position: number;
  /** The title that shoppers read. */
  title: string;
  /** The name under which it is saved. */
  name: string;
  mime: string;
  bytes: number;
  /** Id of its bytes in the storage. */
  file: string;
  created_at: DefaultedTime;
}

/** Row of `product_addresses`: an address that a product had before. */
export interface ProductAddressesTable {
  division_id: number;
  url_name: string;
  product_id: number;
}

/** Row of `collections`. */
export interface CollectionsTable {
  division_id: number;
  id: Generated<number>;
  url_name: string;
  name: string;
  description: Generated<string>;
  image: string | null;
  position: Generated<number>;
  /** `manual` or `automatic`. */
  kind: Generated<string>;
  /** A product has to meet `all` rules or `any`. */
  match: Generated<string>;
  rules: DefaultedJson;
  /** Order of its products; `manual` is that of `collection_products`. */
  sort: Generated<string>;
  meta_title: Generated<string>;
  meta_description: Generated<string>;
  /** Addresses that it had before. */
  former_url_names: DefaultedJson;
  version: Generated<number>;
}

/** Row of `collection_products`: the products of a manual collection. */
export interface CollectionProductsTable {
  division_id: number;
  collection_id: number;
  product_id: number;
  position: Generated<number>;
}

/** Row of `creators`. */
export interface CreatorsTable {
  division_id: number;
  id: Generated<number>;
  url_name: string;
  name: string;
  /** `person` or `organisation`. */
  kind: Generated<string>;
  /** Plain text. */
  about: Generated<string>;
  image: string | null;
  links: DefaultedJson;
  version: Generated<number>;
  created_at: DefaultedTime;
}

/** Row of `creator_products`: a product has one creator at most. */
export interface CreatorProductsTable {
  division_id: number;
  product_id: number;
  creator_id: number;
}

/** Row of `reviews`. */
export interface ReviewsTable {
  division_id: number;
  id: Generated<string>;
  product_id: number;
  /** Customer who wrote it, where known. */
  customer_id: string | null;
  author: string;
  rating: number;
  title: Generated<string>;
  body: Generated<string>;
  verified: Generated<boolean>;
  /** `pending`, `published` or `rejected`. */
  state: Generated<string>;
  /** The order by which its author is known to have bought the product. */
  order_id: number | null;
  /** Artwork of the buyer. */
  pictures: DefaultedJson;
  created_at: DefaultedTime;
}
