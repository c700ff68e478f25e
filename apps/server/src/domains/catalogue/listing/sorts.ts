import type { CallInput } from '@omnis/contract';
import type { ProductRow } from '../snapshot/rows.ts';
import { averageOf } from './cards.ts';

/** Order of a list. */
export type ProductSort = NonNullable<CallInput<'products.list'>['query']['sort']>;

const byId = (a: ProductRow, b: ProductRow): number => b.id - a.id;
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparers: Readonly<
  Record<Exclude<ProductSort, 'relevance'>, (a: ProductRow, b: ProductRow) => number>
> = {
  bestsellerOrder: (a, b) => b.sold - a.sold || byId(a, b),
  'new-in': (a, b) => b.createdAt - a.createdAt || byId(a, b),
  'price-asc': (a, b) => a.price - b.price || byId(a, b),
  'price-desc': (a, b) => b.price - a.price || byId(a, b),
  name: (a, b) => byName.compare(a.name, b.name) || byId(a, b),
  // A single five-star review should not beat a hundred of nearly five.
  rating: (a, b) => trusted(b) - trusted(a) || byId(a, b),
};

function trusted(row: ProductRow): number {
  return row.ratingCount === 0 ? 0 : (averageOf(row) * row.ratingCount + 3.5 * 3) / (row.ratingCount + 3);
}

/** Rows in an order; `relevance` leaves them as they came: by score, or as the owner arranged them. */
export function sortRows(rows: readonly ProductRow[], sort: ProductSort): readonly ProductRow[] {
  return sort === 'relevance' ? rows : rows.toSorted(comparers[sort]);
}
