/** Orders of a list of products, as the product calls name them. */
export const productSorts = [
  'bestsellerOrder',
  'new-in',
  'price-asc',
  'price-desc',
  'name',
  'rating',
] as const;

/** One of the orders. */
export type ProductSort = (typeof productSorts)[number];

/** Data that a block needs and that the app fetches for it. Two equal sources are the same request. */
export type BlockSource =
  | {
      readonly kind: 'products';
      /** Url name of a collection; the all-products collection unless told. */
      readonly collection?: string;
      readonly sort: ProductSort;
      readonly limit: number;
    }
  | {
      /** The store's collections, its posts, or its pictures on Instagram (storefront.md §7). */
      readonly kind: 'collections' | 'blog' | 'instagram';
      readonly limit: number;
    }
  | {
      /** `asyncItems` of a grid: the items of a GET on this site. */
      readonly kind: 'path';
      readonly path: string;
    };

/** Items of a source as they stand; blocks read them and leave out what they cannot show. */
export interface SourceState {
  readonly status: 'loading' | 'ready' | 'error';
  /** Kept from the last answer while loading again. */
  readonly items: readonly unknown[];
  readonly retry: () => void;
}

/** A text that is the same for equal sources, to key a cache with. */
export function sourceKey(source: BlockSource): string {
  switch (source.kind) {
    case 'products':
      return JSON.stringify(['products', source.collection ?? '', source.sort, source.limit]);
    case 'collections':
    case 'blog':
    case 'instagram':
      return JSON.stringify([source.kind, source.limit]);
    case 'path':
      return JSON.stringify(['path', source.path]);
  }
}
