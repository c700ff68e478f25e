import type { ProductCard } from '@omnis/contract';
import type { BundleItem, PersonalisationField, QuantityPrice, TaxClass } from '@omnis/models';
import type { Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import type { ProductCounts } from './catalogue.counts.ts';
import type { FixedCosts, FixedSpans } from './listing/fixed-prices.ts';
import type { Prices } from './listing/prices.ts';

/** Identifies the item to be bought: a variant, or a product with its colour and size. */
export interface WantedVariant {
  variantId?: string | undefined;
  productId?: number | undefined;
  productUrl?: string | undefined;
  /** '' or absent: the only colour of the product; asked for when there are several. */
  colour?: string | undefined;
  /** '' or absent: the only size of the product; asked for when there are several. */
  size?: string | undefined;
}

/** A product as a basket or an order line needs it. */
export interface FoundProduct {
  id: number;
  uuid: string;
  urlName: string;
  name: string;
  sku: string;
  /** Its own rate in percent, which a product without a class is taxed at at home. */
  vatRate: number;
  vatClass: TaxClass | null;
  /** From how many on, how many per cent off. */
  priceMatrix: readonly QuantityPrice[];
  /** Fields that a shopper may have put on it; prices in minor units of the store's own currency. */
  personalisation: readonly PersonalisationField[];
  /** Its products, when it is a bundle. */
  bundleItems: readonly BundleItem[];
  /** Ids of the collections that it is in. */
  collectionIds: readonly number[];
  /** True when it is a gift card, of which each variant is a value. */
  isGiftCard: boolean;
  /** Address of the main picture. */
  image: string | null;
  /** Its colours, each with its first picture and how it is shown in a list. */
  colours: readonly {
    readonly name: string;
    readonly picture: string | null;
    readonly hex: string | null;
    readonly swatch: string | null;
  }[];
  /** Number of published reviews, and their average. */
  reviews: { readonly count: number; readonly average: number };
  /** True when shoppers may see it: enabled and approved. */
  shown: boolean;
  /** Lowest price now and lowest price before any sale; minor units of the store's own currency, tax included. */
  priceMinor: number;
  fullPriceMinor: number;
  /** True when one of its variants costs more than the lowest price. */
  priceVaries: boolean;
  /** Prices in currencies in which the price of a variant is fixed. */
  fixed: FixedSpans;
  /** True when it is shown and one of its variants can be bought. */
  available: boolean;
}

/** A product that a shopper likes, and what they have chosen of it; '' is left open. */
export interface LikedProduct {
  product: FoundProduct;
  colour: string;
  size: string;
}

/** A variant with its product. Prices are minor units of the store's own currency, tax included. */
export interface FoundVariant {
  product: FoundProduct;
  variant: {
    id: string;
    sku: string;
    colour: string;
    size: string;
    /** Price that is paid now. */
    priceMinor: number;
    /** Before any sale; equal to `priceMinor` when it is not on sale. */
    fullPriceMinor: number;
    /** Prices in currencies in which they are fixed. */
    fixed: FixedCosts;
    /** Units left; null when it is made to order without limit. */
    stock: number | null;
  };
  /** Picture in the variant's colour, else the product's main one. */
  image: string | null;
  /** True when the product is shown and the variant in stock. */
  available: boolean;
}

/** Questions that other domains may ask the catalogue. Answers come from memory. */
export interface CatalogueLookups {
  /**
   * The variant that a shopper names. Hidden products are not found; a sold-out variant is (see its `stock`).
   * The failure names the field: `productId`, `productColor` or `productSize`.
   */
  findVariant(division: Division, wanted: WantedVariant): Promise<Result<FoundVariant>>;
  /** The product that a shopper likes, by id, url or one of its variants; the failure names the field, as above. */
  findLiked(division: Division, wanted: WantedVariant): Promise<Result<LikedProduct>>;
  /** Variants by id, hidden ones too (`available` is false then); deleted ones are missing. */
  variantsByIds(division: Division, ids: readonly string[]): Promise<Map<string, FoundVariant>>;
  /** Every variant of these products, hidden ones too; deleted products are missing. */
  variantsOf(division: Division, productIds: readonly number[]): Promise<Map<number, FoundVariant[]>>;
  /** Products by id, hidden ones too; deleted ones are missing. */
  productsByIds(division: Division, ids: readonly number[]): Promise<Map<number, FoundProduct>>;
  /** Names of the store's collections, by id. */
  collectionNames(division: Division): Promise<ReadonlyMap<number, string>>;
  /** How the store's prices read in a currency. */
  prices(division: Division, currency: string): Prices;
  /** Cards of shown products in the order asked for; unknown ids are left out. */
  cardsByIds(division: Division, ids: readonly number[], currency: string): Promise<ProductCard[]>;
  /** Ids of the products that may have a variant with all words, newest first; see `productsOfWords`. */
  productsOfWords(
    division: Division,
    words: readonly { readonly word: string; readonly barcoded: ReadonlySet<number> }[],
  ): Promise<number[]>;
  /** The number of products of a store. */
  counts(division: Division): Promise<ProductCounts>;
  /** Reads the stock of these products again; call after a commit that changed it. */
  stockChanged(divisionId: number, productIds: readonly number[]): Promise<void>;
  /**
   * Reads these products again, or the whole catalogue when none are named, and drops what was cached of them.
   * Call after a commit that changed products, variants, pictures, collections or reviews.
   */
  changed(divisionId: number, productIds?: readonly number[]): Promise<void>;
}
