import type { BlockSource } from '@omnis/blocks';
import type { CurrencyCode } from '@omnis/models';
import type { ReadArg } from '@omnis/shop-kit';

/** Facts that the argument of a source's call depends on, beside the source. */
export interface SourcePlace {
  readonly division: number;
  readonly currency: CurrencyCode;
}

/** The argument of the call that gives a block's products; the same in the loader and in the component. */
export function productsArg(
  { collection, sort, limit }: Extract<BlockSource, { kind: 'products' }>,
  { division, currency }: SourcePlace,
): ReadArg<'productsList'> {
  return {
    params: { division },
    query: { ...(collection === undefined ? {} : { collection }), sort, limit, perPage: limit, currency },
  };
}

/** The argument of the call that gives a block's collections. */
export function collectionsArg(division: number): ReadArg<'collectionsList'> {
  return { params: { division } };
}

/** The argument of the call that gives pictures of the store's drive. */
export function driveArg({
  search,
  limit,
}: Extract<BlockSource, { kind: 'drive' }>): ReadArg<'artemisQuery'> {
  return { query: { searchTerm: search, perPage: limit } };
}

/** The argument of the call that gives a block's posts. */
export function postsArg({ limit }: Extract<BlockSource, { kind: 'blog' }>): ReadArg<'blogPaginate'> {
  return { query: { paginate: limit } };
}

/** The argument of the call that gives the store's posts on Instagram. */
export function instagramArg(
  { limit }: Extract<BlockSource, { kind: 'instagram' }>,
  division: number,
): ReadArg<'socialInstagramPosts'> {
  return { params: { division }, query: { limit } };
}
