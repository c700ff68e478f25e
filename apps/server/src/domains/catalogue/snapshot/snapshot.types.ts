import type { BundleItem, PersonalisationField, QuantityPrice, TaxClass } from '@omnis/models';
import type { FixedCosts, FixedSpans } from '../listing/fixed-prices.ts';

/** A colour of a product. */
export interface ColourRow {
  readonly name: string;
  readonly hex: string | null;
  /** Picture of the swatch. */
  readonly swatch: string | null;
  /** First picture of the product in this colour. */
  readonly picture: string | null;
  readonly pictureAlt: string;
  /** Second picture of the product in this colour. */
  readonly hoverPicture: string | null;
}

/** One buyable thing. Prices in minor units of the store's own currency; `stock` is how many can be sold, kept up to date in place. */
export interface VariantRow {
  readonly id: string;
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
  readonly price: number;
  readonly salePrice: number | null;
  /** Prices in currencies in which its owner fixed them. */
  readonly fixed: FixedCosts;
  stock: number | null;
  /** Address of a picture of its own; null: the picture of its colour shows it. */
  readonly picture: string | null;
}

/** A product as the snapshot holds it: what lists, filters, search and baskets need, and no long text. */
export interface ProductRow {
  readonly id: number;
  readonly uuid: string;
  readonly urlName: string;
  readonly name: string;
  readonly sku: string;
  readonly type: string;
  readonly vendor: string;
  readonly gender: string;
  readonly tags: readonly string[];
  readonly badge: string | null;
  readonly enabled: boolean;
  /** Out of the owner's way; shoppers do not see it. */
  readonly archived: boolean;
  /** True when it is sold where it is shown. */
  readonly enableAddToCart: boolean;
  /** Enabled, approved and not archived. */
  readonly shown: boolean;
  readonly vatRate: number;
  /** Null: its own rate at home. */
  readonly vatClass: TaxClass | null;
  /** From how many on, how many per cent off. */
  readonly priceMatrix: readonly QuantityPrice[];
  /** Fields that a shopper may have put on it. */
  readonly personalisation: readonly PersonalisationField[];
  /** Its products, when it is a bundle. */
  readonly bundleItems: readonly BundleItem[];
  /** True when it is a gift card, of which each variant is a value. */
  readonly isGiftCard: boolean;
  readonly sold: number;
  readonly ratingCount: number;
  readonly ratingSum: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly excerpt: string;
  readonly image: string | null;
  readonly imageAlt: string;
  readonly hoverImage: string | null;
  readonly colours: readonly ColourRow[];
  readonly sizes: readonly string[];
  readonly variants: readonly VariantRow[];
  /** Ids of its collections with its place in each; those of automatic ones are kept up to date in place. */
  places: ReadonlyMap<number, number>;
  /** Id of who made or designed it. */
  readonly creator: number | null;
  /** Lowest price before any sale, and lowest price now. */
  readonly fullPrice: number;
  readonly price: number;
  /** True when one of its variants costs more than the lowest price. */
  readonly priceVaries: boolean;
  /** Prices in currencies in which the price of a variant is fixed. */
  readonly fixed: FixedSpans;
  /** True when all its parts are available, and for products that are no bundle; kept up to date in place. */
  partsAvailable: boolean;
  /** Goes up with every change of stock, so that answers made before are not given again. */
  revision: number;
}
