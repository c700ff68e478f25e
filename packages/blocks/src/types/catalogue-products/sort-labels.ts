import type { ProductSort } from '../../sources/source.ts';

/** The orders that a shopper may choose from, as they are called. */
export const sortLabels = {
  bestsellerOrder: 'Bestsellers',
  'new-in': 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
  rating: 'Best rated',
} as const satisfies Readonly<Record<ProductSort, string>>;
