import { choice, collection, link, number, scheme, text } from '../../read/properties.ts';
import { productSorts } from '../../sources/source.ts';
import { productListLimits } from './product-list.limits.ts';

/** Properties of a block `productList`. */
export const productListProperties = {
  title: text,
  collection,
  sortBy: choice(productSorts, 'bestsellerOrder'),
  limit: number(productListLimits),
  href: link,
  linkText: text,
  scheme,
};
