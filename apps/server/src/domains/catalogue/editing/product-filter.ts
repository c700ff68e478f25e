import type { CallInput } from '@omnis/contract';
import { skuKind } from '@omnis/models';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { lowVariantsOf } from './managed-view.ts';
import { createRowTexts, foldedWords } from './row-texts.ts';
import { sortedProducts, sortProducts, type ManagedSort } from './sorted-products.ts';

/** Which products a list or a bulk edit is about. */
export type ProductFilter = Omit<
  CallInput<'dashboard.products'>['query'],
  'page' | 'perPage' | 'limit' | 'cursor' | 'sort'
>;

const findByWords = createRowTexts(
  (row) => `${row.name} ${row.sku} ${row.urlName} ${row.type} ${row.tags.join(' ')}`,
);

/** So many products are sorted by themselves; more are picked from the sorted list of all. */
const mostSorted = 2000;

/**
 * The products of a store that match a filter, hidden ones too, in an order.
 *
 * @param wanted.lowAt - from how many units on a variant is low in the store
 */
export function productsThatMatch(
  snapshot: Snapshot,
  {
    filter,
    sort,
    lowAt,
  }: { readonly filter: ProductFilter; readonly sort: ManagedSort; readonly lowAt: number },
): readonly ProductRow[] {
  const { search = '', enabled, archived, stock, kind } = filter;
  const isWanted = (row: ProductRow): boolean =>
    row.archived === (archived === 'yes') &&
    (kind === undefined || skuKind(row.sku) === kind) &&
    (enabled === undefined || row.enabled === (enabled === 'yes')) &&
    (stock === undefined || lowVariantsOf(row, lowAt) > 0);
  const words = foldedWords(search);
  if (words.length === 0) return sortedProducts(snapshot, sort).filter(isWanted);
  const found = findByWords(snapshot, words).filter(isWanted);
  if (found.length <= mostSorted) return sortProducts(found, sort);
  const those = new Set(found);
  return sortedProducts(snapshot, sort).filter((row) => those.has(row));
}
