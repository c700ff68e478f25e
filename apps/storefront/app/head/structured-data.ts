import { isCurrencyCode, isOnSale, toMajor, toMinor, type Breadcrumb } from '@omnis/models';
import type { ReadValue } from '../data/reads.ts';
import { absolute, plainDescription } from './head.ts';

type Product = ReadValue<'productsGet'>;
type ProductCard = ReadValue<'productsList'>['items'][number];

/** The day until which a price holds: a year from a day (storefront.md §2: one-year price validity). Both ISO 8601. */
export function priceValidUntil(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return today;
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** A price at a rate, rounded to the decimals of its currency. */
function rounded(price: number, code: string): number {
  return isCurrencyCode(code) ? toMajor(toMinor(price, code), code) : price;
}

/** A store's currencies with what one unit of its own buys. */
export interface CurrencyRate {
  readonly code: string;
  readonly rate: number;
}

/** What offers depend on beside the product. */
export interface OfferPlace {
  readonly origin: string;
  /** ISO 8601. */
  readonly today: string;
  readonly currencies: readonly CurrencyRate[];
}

interface Priced {
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: string;
  readonly available: boolean;
}

/** An offer in each of the store's currencies, the shown one exactly, the others by their rates. */
export function offersOf({ price, salePrice, currency, available }: Priced, url: string, place: OfferPlace) {
  const now = isOnSale({ price, salePrice }) ? (salePrice ?? price) : price;
  const shown = place.currencies.find(({ code }) => code === currency);
  const others = shown ? place.currencies : [{ code: currency, rate: 1 }];
  return others.map(({ code, rate }) => ({
    '@type': 'Offer',
    url: absolute(place.origin, url),
    priceCurrency: code,
    price: code === currency ? now : rounded((now / (shown?.rate ?? 1)) * rate, code),
    priceValidUntil: priceValidUntil(place.today),
    availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
  }));
}

function ratingOf({ count, average }: ProductCard['reviews']) {
  if (count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
  };
}

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

/** The products of a list, in its order. */
export function productListData(products: readonly ProductCard[], place: OfferPlace) {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, at) => {
      const url = `/product/${product.urlName}/`;
      return {
        '@type': 'ListItem',
        position: at + 1,
        item: {
          '@type': 'Product',
          name: product.name,
          url: absolute(place.origin, url),
          ...(product.image === null ? {} : { image: absolute(place.origin, product.image) }),
          ...ratingOf(product.reviews),
          offers: offersOf(product, url, place),
        },
      };
    }),
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
