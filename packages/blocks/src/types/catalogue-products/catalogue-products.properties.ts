import { choice, collection, flag, number, text } from '../../read/properties.ts';
import { productSorts } from '../../sources/source.ts';
import { pageSizes } from './catalogue-products.limits.ts';

/** Properties of a block `catalogueProducts`. */
export const catalogueProductsProperties = {
  title: text,
  collection,
  sortBy: choice(productSorts, 'bestsellerOrder'),
  pageSize: number(pageSizes),
  showSort: flag(true),
};
