import { isRecord, readNumber, readRecords, readText, readValue, type Values } from '../read/read.ts';

/** A colour of a product, shown as a dot. */
export interface ProductColour {
  readonly name: string;
  readonly hex: string | null;
  /** A swatch picture for patterns; it wins over `hex`. */
  readonly image: string | null;
}

/** A product in a list: what the product calls answer (`ProductCard` of the contract) is one. */
export interface ProductItem {
  readonly urlName: string;
  readonly name: string;
  readonly image: string | null;
  readonly imageAlt?: string;
  /** Second picture, shown under the pointer. */
  readonly hoverImage?: string | null;
  /** The colour that the pictures show, where it is the one that was asked for: the card leads to it. */
  readonly colour?: string;
  readonly currency: string;
  /** Major units. */
  readonly price: number;
  /** Major units; null when it is not on sale. */
  readonly salePrice?: number | null;
  /** True when some variants cost more than this: the price is a "from" price. */
  readonly priceVaries?: boolean;
  /** Prices in the store's other currencies, where its owner fixed one; for structured data. */
  readonly pricesElsewhere?: Readonly<Record<string, number>>;
  /** The size that somebody chose of it, such as a favourite's: what is put into the basket first. */
  readonly size?: string;
  /** The chosen variant, such as a favourite's colour; shown under the name. */
  readonly choice?: string;
  readonly available?: boolean;
  /** True of what is sold no more: it has no page to lead to, and says so. */
  readonly withdrawn?: boolean;
  readonly badge?: string | null;
  readonly reviews?: { readonly count: number; readonly average: number };
  readonly colours?: readonly ProductColour[];
  readonly manufacturer?: { readonly name: string };
}

const readPrices = (json: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(json).flatMap(([code, price]) => (typeof price === 'number' ? [[code, price]] : [])),
  );

/** Reads a product of JSON; null when it has no url name, name or price. */
export function readProductItem(json: unknown): ProductItem | null {
  if (!isRecord(json)) return null;
  const urlName = readText(json, 'urlName');
  const name = readText(json, 'name');
  const colour = readText(json, 'colour');
  const price = readNumber(json, 'price', { fallback: null, min: 0 });
  if (urlName === '' || name === '' || price === null) return null;
  const reviews = readValue(json, 'reviews');
  const elsewhere = readValue(json, 'pricesElsewhere');
  return {
    urlName,
    name,
    price,
    salePrice: readNumber(json, 'salePrice', { fallback: null, min: 0 }),
    currency: readText(json, 'currency', 'GBP'),
    image: readText(json, 'image') || null,
    imageAlt: readText(json, 'imageAlt'),
    hoverImage: readText(json, 'hoverImage') || null,
    ...(colour === '' ? {} : { colour }),
    ...(readValue(json, 'priceVaries') === true ? { priceVaries: true } : {}),
    ...(isRecord(elsewhere) ? { pricesElsewhere: readPrices(elsewhere) } : {}),
    available: readValue(json, 'available') !== false,
    badge: readText(json, 'badge') || null,
    ...(isRecord(reviews) ? { reviews: readReviews(reviews) } : {}),
    colours: readRecords(json, 'colours').map(readColourOfProduct),
  };
}

/** The products of a list of JSON, each url name once. */
export function readProductItems(items: readonly unknown[]): readonly ProductItem[] {
  const products = new Map<string, ProductItem>();
  for (const item of items) {
    const product = readProductItem(item);
    if (product !== null && !products.has(product.urlName)) products.set(product.urlName, product);
  }
  return [...products.values()];
}

function readReviews(reviews: Values): { count: number; average: number } {
  return {
    count: readNumber(reviews, 'count', { fallback: 0, min: 0 }),
    average: readNumber(reviews, 'average', { fallback: 0, min: 0, max: 5 }),
  };
}

function readColourOfProduct(colour: Values): ProductColour {
  return {
    name: readText(colour, 'name'),
    hex: readText(colour, 'hex') || null,
    image: readText(colour, 'image') || null,
  };
}
