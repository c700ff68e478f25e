import type { CallInput } from '@omnis/contract';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import { bySales } from '../snapshot/patch-rows.ts';
import { averageOf } from './cards.ts';
import type { Prices } from './prices.ts';

/** Order of a list. */
export type ProductSort = NonNullable<CallInput<'products.list'>['query']['sort']>;

const byId = (a: ProductRow, b: ProductRow): number => b.id - a.id;
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparers: Readonly<
  Record<Exclude<ProductSort, 'relevance'>, (a: ProductRow, b: ProductRow) => number>
> = {
  bestsellerOrder: bySales,
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

/** Rows by what they cost in a currency in which prices are fixed; each is priced once. */
function byFixedPrice(
  rows: readonly ProductRow[],
  sort: 'price-asc' | 'price-desc',
  prices: Prices,
): readonly ProductRow[] {
  const sign = sort === 'price-asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, price: prices.lowest(row) }))
    .toSorted((a, b) => sign * (a.price - b.price) || comparers[sort](a.row, b.row))
    .map(({ row }) => row);
}

/**
 * Rows in an order; `relevance` leaves them as they came: by score, or as the owner arranged them.
 *
 * @param prices - by which they are sorted by price; left out: those of the store's own currency
 */
export function sortRows(
  rows: readonly ProductRow[],
  sort: ProductSort,
  prices?: Prices,
): readonly ProductRow[] {
  if (sort === 'relevance') return rows;
  const isByPrice = sort === 'price-asc' || sort === 'price-desc';
  // Converting and rounding keep the order of prices; what an owner fixes does not.
  return isByPrice && prices && rows.some(({ fixed }) => fixed?.[prices.currency] !== undefined)
    ? byFixedPrice(rows, sort, prices)
    : rows.toSorted(comparers[sort]);
}

/** Lists in their orders; the rows of a list are never changed in what they are sorted by. */
const sortedLists = new WeakMap<readonly ProductRow[], Map<string, readonly ProductRow[]>>();
/** More orders than there are for one currency: rates have changed, and the former ones go. */
const mostOrders = 12;

/**
 * As {@link sortRows} for a list that stays, such as a collection of a store: it is sorted once for each order, whichever page
 * is asked for.
 */
export function sortList(
  rows: readonly ProductRow[],
  sort: ProductSort,
  prices: Prices,
): readonly ProductRow[] {
  if (sort === 'relevance') return rows;
  const key = sort === 'price-asc' || sort === 'price-desc' ? `${sort} ${prices.stamp}` : sort;
  const orders = sortedLists.get(rows) ?? new Map<string, readonly ProductRow[]>();
  const known = orders.get(key);
  if (known) return known;
  const sorted = sortRows(rows, sort, prices);
  if (orders.size >= mostOrders) orders.clear();
  orders.set(key, sorted);
  sortedLists.set(rows, orders);
  return sorted;
}
