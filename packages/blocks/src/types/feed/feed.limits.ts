import { readChoice, readNumber, readText, type Values } from '../../read/read.ts';
import { productSorts, type BlockSource } from '../../sources/source.ts';

/** Where the items of a feed may come from. */
export const feedSources = ['blog', 'instagram', 'products'] as const;

/** One of the places that a feed takes its items from. */
export type FeedSource = (typeof feedSources)[number];

/** Items where a block names no limit (storefront.md §7: 1, instagram 20), and the most that it may ask for. */
export const feedLimits = {
  blog: { fallback: 1, min: 1, max: 24 },
  instagram: { fallback: 20, min: 1, max: 40 },
  products: { fallback: 1, min: 1, max: 24 },
} as const satisfies Readonly<Record<FeedSource, { fallback: number; min: number; max: number }>>;

/** The source that a feed names; its posts unless told. */
export function readFeedSource(values: Values): FeedSource {
  return readChoice(values, 'source', { options: feedSources, fallback: 'blog' });
}

/** A source of a feed as a request. */
export type FeedRequest =
  | Extract<BlockSource, { kind: 'products' }>
  | { readonly kind: 'blog' | 'instagram'; readonly limit: number };

/** What a feed asks the shop for. */
export function feedSource(values: Values): FeedRequest {
  const kind = readFeedSource(values);
  const limit = Math.round(readNumber(values, 'limit', feedLimits[kind]));
  if (kind !== 'products') return { kind, limit };
  const collection = readText(values, 'collection').trim();
  return {
    kind,
    ...(collection === '' ? {} : { collection }),
    sort: readChoice(values, 'sortBy', { options: productSorts, fallback: 'new-in' }),
    limit,
  };
}
