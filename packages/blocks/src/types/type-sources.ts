import type { Values } from '../read/read.ts';
import type { BlockSource } from '../sources/source.ts';
import { collectionsSource } from './catalogue-collections/collections-source.ts';
import { catalogueSource } from './catalogue-products/catalogue-source.ts';
import { feedSource } from './feed/feed-source.ts';
import { productListSource } from './product-list/product-list-source.ts';

/**
 * Data that a block of a type needs by properties of its own, beside what every block may ask for. Only `blockSources`
 * reads it: showing a page does not take it.
 */
export const typeSources: Readonly<Record<string, (properties: Values) => readonly BlockSource[]>> = {
  catalogueCollections: (properties) => [collectionsSource(properties)],
  catalogueProducts: (properties) => [catalogueSource(properties)],
  feed: (properties) => [feedSource(properties)],
  productList: (properties) => [productListSource(properties)],
};
