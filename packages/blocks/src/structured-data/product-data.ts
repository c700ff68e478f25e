import {
  convertMinor,
  convertPrice,
  isCurrencyCode,
  isOnSale,
  toMajor,
  toMinor,
  type PriceRounding,
} from '@omnis/models';

/** The day until which a price holds: a year from a day (storefront.md §2: one-year price validity). Both ISO 8601. */
export function priceValidUntil(today: string): string {
  // A page of products asks for the same day some hundred times.
  if (today === lastAsked.today) return lastAsked.until;
  lastAsked = { today, until: yearAfter(today) };
  return lastAsked.until;
}

let lastAsked = { today: '', until: '' };

function yearAfter(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return today;
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** A store's currencies with what one unit of its own buys. */
export interface CurrencyRate {
  readonly code: string;
  readonly rate: number;
  /** How prices are rounded in it; not at all unless told. */
  readonly rounding?: PriceRounding;
}

/** Values beside the product that offers depend on. */
export interface OfferPlace {
  /** Origin of the store, such as `https://demo.example`. */
  readonly origin: string;
  /** ISO 8601. */
  readonly today: string;
  readonly currencies: readonly CurrencyRate[];
}

/** Data of an offer for a product. */
export interface Offered {
  /** Major units. */
  readonly price: number;
  readonly salePrice?: number | null;
  readonly currency: string;
  readonly available?: boolean;
  /** Current prices in the other currencies, where the store fixed one. */
  readonly pricesElsewhere?: Readonly<Record<string, number>>;
}

/** A product as a list's structured data names it; a `ProductItem` is one. */
export interface ListedProduct extends Offered {
  readonly urlName: string;
  readonly name: string;
  readonly image: string | null;
  readonly reviews?: { readonly count: number; readonly average: number };
}

/**
 * An offer in each of the store's currencies, the shown one exactly, the others by their rates or as the store fixed them. A
 * price that was rounded does not tell what it was converted from, so it is the only offer.
 *
 * @param url - where it is bought; null in a list, whose products say it, and whose words are few: pages with several
 *   lists carry some hundred offers
 */
export function offersOf(
  { price, salePrice = null, currency, available = true, pricesElsewhere }: Offered,
  url: string | null,
  place: OfferPlace,
) {
  const now = isOnSale({ price, salePrice }) ? (salePrice ?? price) : price;
  const shown = place.currencies.find(({ code }) => code === currency);
  const isExact =
    shown !== undefined && (shown.code === ownCode(place) || (shown.rounding ?? 'none') === 'none');
  const others = isExact || pricesElsewhere !== undefined ? place.currencies : [{ code: currency, rate: 1 }];
  return others.map(({ code }) => ({
    '@type': 'Offer',
    ...(url === null ? {} : { url: absoluteAddress(place.origin, url) }),
    priceCurrency: code,
    price:
      code === currency
        ? now
        : (pricesElsewhere?.[code] ?? converted(now, { from: currency, to: code, place })),
    priceValidUntil: priceValidUntil(place.today),
    availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    ...(url === null ? {} : { itemCondition: 'https://schema.org/NewCondition' }),
  }));
}

/** The rating of a product, of 5 as ratings are without a word, to be spread into its data; nothing before the first review. */
export function ratingOf({ count, average }: { readonly count: number; readonly average: number }) {
  if (count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
  };
}

/**
 * Structured data of a list of products, in its order, with rating and offers per currency (storefront.md §2 Head data).
 *
 * @example
 * ```ts
 * import { productListData } from '@omnis/blocks';
 * productListData([{ urlName: 'tee', name: 'Tee', price: 20, currency: 'GBP', image: null }], {
 *   origin: 'https://demo.example',
 *   today: '2026-11-21',
 *   currencies: [{ code: 'GBP', rate: 1 }],
 * });
 * ```
 */
export function productListData(products: readonly ListedProduct[], place: OfferPlace) {
  return {
    '@type': 'ItemList',
    itemListElement: products.map((product, at) => {
      const url = `/product/${product.urlName}/`;
      return {
        '@type': 'ListItem',
        position: at + 1,
        item: {
          '@type': 'Product',
          name: product.name,
          url: absoluteAddress(place.origin, url),
          ...(product.image === null ? {} : { image: absoluteAddress(place.origin, product.image) }),
          ...ratingOf(product.reviews ?? { count: 0, average: 0 }),
          offers: offersOf(product, null, place),
        },
      };
    }),
  };
}

/** The store's own currency, which comes first of those at 1. */
const ownCode = ({ currencies }: Pick<OfferPlace, 'currencies'>): string | undefined =>
  currencies.find(({ rate }) => rate === 1)?.code;

/**
 * A price in another of the store's currencies, to the penny what is shown and charged in it: by way of the store's own
 * currency, in which prices are kept.
 */
function converted(
  price: number,
  { from, to, place: { currencies } }: { from: string; to: string; place: OfferPlace },
): number {
  const own = ownCode({ currencies }) ?? from;
  if (!isCurrencyCode(from) || !isCurrencyCode(to) || !isCurrencyCode(own)) return price;
  const rates = Object.fromEntries(currencies.map(({ code, rate }) => [code, rate]));
  const kept = convertMinor(toMinor(price, from), { from, to: own, rates });
  const rounding = currencies.find(({ code }) => code === to)?.rounding ?? 'none';
  return toMajor(convertPrice(kept, { from: own, to, rates, rounding }), to);
}

function absoluteAddress(origin: string, address: string): string {
  return URL.parse(address, `${origin}/`)?.href ?? origin;
}
