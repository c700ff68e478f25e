import { offersOf, productListData, ratingOf, type OfferPlace } from '@omnis/blocks';
import type { Breadcrumb } from '@omnis/models';
import type { ReadValue } from '../data/reads.types.ts';
import { absolute, plainDescription } from './head.ts';

type Product = ReadValue<'productsGet'>;

type Listed = ReadValue<'productsList'>['items'];

interface ListData {
  readonly place: OfferPlace;
  readonly data: ReturnType<typeof productListData>;
}

const listed = new WeakMap<Listed, ListData>();

/**
 * A list of products. What was read is never changed and shared by all pages that show it, so that its data is made again
 * only for another store's address, day or rates.
 */
export function listData(items: Listed, place: OfferPlace): ListData['data'] {
  const known = listed.get(items);
  if (known && isSamePlace(known.place, place)) return known.data;
  const data = productListData(items, place);
  listed.set(items, { place, data });
  return data;
}

const isSamePlace = (one: OfferPlace, other: OfferPlace): boolean =>
  one.origin === other.origin && one.today === other.today && one.currencies === other.currencies;

/** A product with rating and offers per currency. */
export function productData(product: Product, place: OfferPlace) {
  const url = `/product/${product.urlName}/`;
  return {
    '@type': 'Product',
    name: product.name,
    description: plainDescription(product.metaDescription || product.description),
    sku: product.sku,
    image: product.images.slice(0, 6).map(({ src }) => absolute(place.origin, src)),
    ...(product.manufacturer.name === ''
      ? {}
      : { brand: { '@type': 'Brand', name: product.manufacturer.name } }),
    ...ratingOf(product.reviews),
    offers: offersOf(product, url, place),
  };
}

/** The trail from the home page (storefront.md §2: on every page except 404); null for the home page itself. */
export function breadcrumbData(
  trail: readonly Breadcrumb[],
  { origin, path }: { origin: string; path: string },
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      item: absolute(origin, href ?? path),
    })),
  };
}

/** The company behind the store: its address and logo (storefront.md §3 Banner, pod and announcement fields). */
export function organisationData({
  origin,
  name,
  logo,
}: {
  origin: string;
  name: string;
  logo: string | null;
}) {
  return {
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    ...(logo ? { logo: absolute(origin, logo) } : {}),
  };
}
