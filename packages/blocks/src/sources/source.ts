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
  /** The store's collections (storefront.md §7). */
  | { readonly kind: 'collections'; readonly limit: number }
  /** Its posts. */
  | { readonly kind: 'blog'; readonly limit: number }
  /** Its pictures on Instagram. */
  | { readonly kind: 'instagram'; readonly limit: number }
  | {
      /** Files of the store's drive (storefront.md §7: 'type:uploaded' unless told). */
      readonly kind: 'drive';
      readonly search: string;
      readonly limit: number;
    }
  | {
      readonly kind: 'reviews';
      /** Url name of a product; the whole store's reviews unless told. */
      readonly product?: string;
      readonly limit: number;
    }
  | {
      /** `asyncItems` or `asyncData` of a block: the answer to a GET on this site. */
      readonly kind: 'path';
      readonly path: string;
    };

/** Items of a source as they stand; blocks read them and leave out what they cannot show. */
export interface SourceState {
  readonly status: 'loading' | 'ready' | 'error';
  /** Kept from the last answer while loading again. */
  readonly items: readonly unknown[];
  /** The whole answer of a path, for `asyncData`; absent until it is there. */
  readonly data?: unknown;
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
    case 'drive':
      return JSON.stringify([source.kind, source.search, source.limit]);
    case 'reviews':
      return JSON.stringify([source.kind, source.product ?? '', source.limit]);
    case 'path':
      return JSON.stringify(['path', source.path]);
  }
}
