import { readProperties } from '../../read/properties.ts';
import type { Values } from '../../read/read.ts';
import { productsOf } from '../../sources/item-factory.ts';
import type { BlockSource } from '../../sources/source.ts';
import { feedLimits } from './feed.limits.ts';
import { feedProperties } from './feed.properties.ts';

/** A source of a feed as a request. */
export type FeedRequest =
  | Extract<BlockSource, { kind: 'products' }>
  | { readonly kind: 'blog' | 'instagram'; readonly limit: number };

/** The items that a feed asks the shop for. */
export function feedSource(values: Values): FeedRequest {
  const { source: kind, limit: given, collection, sortBy } = readProperties(feedProperties, values);
  const { fallback, min, max } = feedLimits[kind];
  const limit = Math.round(Math.min(max, Math.max(min, given ?? fallback)));
  return kind === 'products' ? productsOf({ collection, sort: sortBy, limit }) : { kind, limit };
}
