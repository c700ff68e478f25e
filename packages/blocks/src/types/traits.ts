import type { BlockTraits } from '../registry/block-type.ts';
import { collectionsSource } from './catalogue-collections/catalogue-collections.limits.ts';
import { catalogueSource } from './catalogue-products/catalogue-products.limits.ts';
import { feedSource } from './feed/feed.limits.ts';
import { productListSource } from './product-list/product-list.limits.ts';

/** What a page has to know of a type before the type's code is here; types that it need know nothing of are left out. */
export const blockTraits: Readonly<Record<string, BlockTraits>> = {
  banner: { bleed: true },
  slide: { bleed: true },
  slideshow: { bleed: true },
  catalogueCollections: { sources: (properties) => [collectionsSource(properties)] },
  catalogueProducts: { sources: (properties) => [catalogueSource(properties)] },
  feed: { sources: (properties) => [feedSource(properties)] },
  productList: { sources: (properties) => [productListSource(properties)] },
};
