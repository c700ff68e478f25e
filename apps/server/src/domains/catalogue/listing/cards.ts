import type { ProductCard } from '@omnis/contract';
import { LRUCache } from 'lru-cache';
import type { Division } from '../../../tenancy/division.ts';
import { slugOf } from '../slug.ts';
import { canBeBought, isAvailable } from '../snapshot/buyable.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Prices } from './prices.ts';

/** Average rating with two decimals; 0 without reviews. */
export function averageOf({ ratingCount, ratingSum }: Pick<ProductRow, 'ratingCount' | 'ratingSum'>): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 100) / 100;
}

/**
 * The pictures of a product in the colour that a list was filtered by, beside its card.
 *
 * @param wanted - colours that the list is filtered by, in small letters
 */
export function inColour(row: ProductRow, wanted: readonly string[]): Partial<ProductCard> {
  const shown =
    wanted.length === 0
      ? undefined
      : row.colours.find(({ name, picture }) => picture !== null && wanted.includes(name.toLowerCase()));
  if (shown === undefined) return {};
  const { name: colour, picture: image, pictureAlt, hoverPicture: hoverImage } = shown;
  return { colour, image, imageAlt: pictureAlt || row.name, hoverImage };
}

/** Most products of a store have one and the same vendor. */
const vendorUrls = new LRUCache<string, string>({ max: 1000 });

function vendorUrl(vendor: string): string {
  const known = vendorUrls.get(vendor);
  if (known !== undefined) return known;
  const url = slugOf(vendor);
  vendorUrls.set(vendor, url);
  return url;
}

/** A product as lists show it. */
export function toCard(row: ProductRow, division: Division, prices: Prices): ProductCard {
  // Two prices that are close may round to one.
  const now = prices.shown(prices.lowest(row), row);
  const full = prices.shown(prices.lowestFull(row), row);
  const onSale = now < full;
  const vendor = row.vendor || division.name;
  return {
    id: row.id,
    uuid: row.uuid,
    urlName: row.urlName,
    name: row.name,
    image: row.image,
    imageAlt: row.imageAlt || row.name,
    hoverImage: row.hoverImage,
    currency: prices.currency,
    price: prices.fromMinor(full),
    salePrice: onSale ? prices.fromMinor(now) : null,
    onSale,
    ...(row.fixed === null ? {} : { pricesElsewhere: prices.elsewhere(row) }),
    ...(prices.varies(row) ? { priceVaries: true } : {}),
    available: canBeBought(row),
    manufacturer: { name: vendor, urlName: vendorUrl(vendor) },
    description: row.excerpt,
    reviews: { count: row.ratingCount, average: averageOf(row) },
    colours: row.colours.map(({ name, hex, swatch }) => ({
      name,
      hex,
      image: swatch,
      available: row.variants.some((variant) => variant.colour === name && isAvailable(row, variant)),
    })),
    sizes: [...row.sizes],
    gender: row.gender,
    badge: row.badge,
  };
}
