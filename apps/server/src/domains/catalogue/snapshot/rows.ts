import {
  approvalStatuses,
  type BundleItem,
  type PersonalisationField,
  type QuantityPrice,
  type TaxClass,
} from '@omnis/models';
import { z } from 'zod';
import type { CatalogueRows } from '../catalogue.repository.ts';
import { fixedCosts, fixedSpans, type FixedCosts, type FixedSpans } from '../listing/fixed-prices.ts';
import type { VariantCost } from '../listing/prices.ts';
import { readPersonalisationFields } from '../personalisation.ts';
import { readTaxClass } from '../tax-class.ts';
import { excerptOf } from './excerpt.ts';

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

/** Most products have none of such a list, and then nothing has to be read. */
const isEmpty = (json: unknown): boolean => Array.isArray(json) && json.length === 0;

const noTags: readonly string[] = [];
const tagsSchema = z.array(z.string()).catch([]);
const priceMatrixSchema = z.array(z.object({ quantity: z.number(), percent: z.number() })).catch([]);
/** Of most products, which have none. */
const noPriceMatrix: readonly QuantityPrice[] = [];

/** Reads `products.price_matrix`. */
export function readPriceMatrix(json: unknown): readonly QuantityPrice[] {
  return isEmpty(json) ? noPriceMatrix : priceMatrixSchema.parse(json);
}

const storedItems = z.array(z.object({ productId: z.number(), quantity: z.number() })).catch([]);
/** Of most products, which are no bundles. */
const noItems: readonly BundleItem[] = [];

/** Reads `products.bundle_items`. */
export function readBundleItems(json: unknown): readonly BundleItem[] {
  return isEmpty(json) ? noItems : storedItems.parse(json);
}

const [approved] = approvalStatuses;

/** Price of a variant now. */
export function priceNow({ price, salePrice }: Pick<VariantRow, 'price' | 'salePrice'>): number {
  return salePrice !== null && salePrice < price ? salePrice : price;
}

/** Price of a variant in any currency. */
export function costOf(variant: Pick<VariantRow, 'price' | 'salePrice' | 'fixed'>): VariantCost {
  return { priceMinor: priceNow(variant), fullPriceMinor: variant.price, fixed: variant.fixed };
}

/** Tells whether a variant can be bought. */
export function inStock({ stock }: VariantRow): boolean {
  return stock === null || stock > 0;
}

/** Tells whether shoppers see a product and can buy a variant of it. */
export function isAvailable(row: ProductRow, variant: VariantRow): boolean {
  return row.shown && row.enableAddToCart && row.partsAvailable && inStock(variant);
}

/** Tells whether shoppers see a product and can buy one of its variants. */
export function canBeBought(row: ProductRow): boolean {
  return row.variants.some((variant) => isAvailable(row, variant));
}

function grouped<T extends { product_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.product_id);
    if (group) group.push(row);
    else groups.set(row.product_id, [row]);
  }
  return groups;
}

/**
 * Adapts a gift card to how it is sold, whatever its row says: at its value, without VAT, which is due when it is
 * spent, without personalisation, and in any quantity.
 */
export function asSold<
  T extends Pick<
    ProductRow,
    'vatRate' | 'vatClass' | 'priceMatrix' | 'personalisation' | 'bundleItems' | 'isGiftCard'
  >,
>(product: T): T {
  return product.isGiftCard
    ? {
        ...product,
        vatRate: 0,
        vatClass: null,
        priceMatrix: noPriceMatrix,
        personalisation: [],
        bundleItems: noItems,
      }
    : product;
}

/** Tells whether the sale prices of a product count at a time, in milliseconds since 1970. */
export function isSaleOn(
  { sale_from: from, sale_until: until }: { sale_from: number | null; sale_until: number | null },
  now: number,
): boolean {
  return (from === null || from <= now) && (until === null || until > now);
}

/** Puts the rows of the tables together, product by product, with the prices of `now`. */
export function toProductRows(tables: CatalogueRows, now = Date.now()): ProductRow[] {
  const colours = grouped(tables.colours);
  const images = grouped(tables.images);
  const variants = new Map(tables.variants.map(({ product_id: id, list }) => [id, list]));
  const memberships = grouped(tables.memberships);
  const creators = new Map(tables.creators.map(({ product_id: id, creator_id: creator }) => [id, creator]));
  return tables.products.map((product): ProductRow => {
    const pictures = images.get(product.id) ?? [];
    const onSale = isSaleOn(product, now);
    const sold = (variants.get(product.id) ?? []).map(
      ([id, sku, colour, size, price, salePrice, stock, picture, fixed]): VariantRow => ({
        id,
        sku,
        colour,
        size,
        price,
        salePrice: product.is_gift_card || !onSale ? null : salePrice,
        stock: product.is_gift_card ? null : stock,
        picture,
        fixed: product.is_gift_card ? null : fixedCosts(fixed, onSale),
      }),
    );
    const prices = sold.map(priceNow);
    const lowest = sold.length === 0 ? 0 : Math.min(...prices);
    const known = colours.get(product.id) ?? [];
    // An import may give variants colours that no swatch was made for.
    const names = [
      ...new Set([...known.map(({ name }) => name), ...sold.map(({ colour }) => colour)]),
    ].filter((name) => name !== '');
    const [main] = pictures;
    // The second picture of the same thing rather than another colour.
    const hover =
      pictures.find((picture) => picture !== main && picture.colour === main?.colour) ?? pictures[1];
    return asSold({
      id: product.id,
      uuid: product.uuid,
      urlName: product.url_name,
      name: product.name,
      sku: product.sku,
      type: product.type,
      vendor: product.vendor,
      gender: product.gender,
      tags: isEmpty(product.tags) ? noTags : tagsSchema.parse(product.tags),
      badge: product.badge,
      enabled: product.enabled,
      archived: product.archived,
      enableAddToCart: product.enable_add_to_cart,
      shown: product.enabled && !product.archived && product.approval_status === approved,
      vatRate: Number(product.vat_rate),
      vatClass: readTaxClass(product.vat_class),
      priceMatrix: readPriceMatrix(product.price_matrix),
      personalisation: product.customise_it ? readPersonalisationFields(product.personalisation) : [],
      bundleItems: readBundleItems(product.bundle_items),
      isGiftCard: product.is_gift_card,
      sold: product.sold,
      ratingCount: product.rating_count,
      ratingSum: product.rating_sum,
      createdAt: product.created,
      updatedAt: product.updated,
      excerpt: excerptOf(product.description_start),
      image: main?.src ?? null,
      imageAlt: main?.alt ?? '',
      hoverImage: hover?.src ?? null,
      colours: names.map((name): ColourRow => {
        const colour = known.find((one) => one.name === name);
        const [first, second] = pictures.filter((picture) => picture.colour === name);
        return {
          name,
          hex: colour?.hex ?? null,
          swatch: colour?.image ?? null,
          picture: first?.src ?? null,
          pictureAlt: first?.alt ?? '',
          hoverPicture: second?.src ?? null,
        };
      }),
      sizes: [...new Set(sold.map(({ size }) => size))].filter((size) => size !== ''),
      variants: sold,
      places: new Map(
        (memberships.get(product.id) ?? []).map(({ collection_id: id, position }) => [id, position]),
      ),
      creator: creators.get(product.id) ?? null,
      fullPrice: sold.length === 0 ? 0 : Math.min(...sold.map(({ price }) => price)),
      price: lowest,
      priceVaries: prices.some((price) => price > lowest),
      fixed: fixedSpans(sold.map((one) => ({ full: one.price, now: priceNow(one), fixed: one.fixed }))),
      partsAvailable: true,
      revision: 0,
    });
  });
}
