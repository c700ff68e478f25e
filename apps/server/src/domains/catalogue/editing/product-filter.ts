import type { CallInput } from '@omnis/contract';
import { fold } from '../search/words.ts';
import type { ProductRow } from '../snapshot/rows.ts';
import { lowVariantsOf } from './managed-view.ts';

/** Which products a list or a bulk edit is about. */
export type ProductFilter = Omit<CallInput<'dashboard.products'>['query'], 'page' | 'perPage' | 'sort'>;

/** Folded texts by row; rows are replaced when they change, and their texts go with them. */
const texts = new WeakMap<ProductRow, string>();

function hasWords(row: ProductRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  let text = texts.get(row);
  if (text === undefined) {
    text = fold(`${row.name} ${row.sku} ${row.urlName} ${row.type} ${row.tags.join(' ')}`);
    texts.set(row, text);
  }
  return words.every((word) => text.includes(word));
}

/** The products that match a filter, in the order in which they are given. */
export function productsThatMatch(
  rows: Iterable<ProductRow>,
  { search = '', enabled, archived, stock }: ProductFilter,
): ProductRow[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...rows].filter(
    (row) =>
      row.archived === (archived === 'yes') &&
      hasWords(row, words) &&
      (enabled === undefined || row.enabled === (enabled === 'yes')) &&
      (stock === undefined || lowVariantsOf(row) > 0),
  );
}
