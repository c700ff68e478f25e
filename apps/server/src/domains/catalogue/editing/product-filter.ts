import type { CallInput } from '@omnis/contract';
import { fold } from '../search/words.ts';
import type { ProductRow } from '../snapshot/rows.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { lowVariantsOf } from './managed-view.ts';

/** Which products a list or a bulk edit is about. */
export type ProductFilter = Omit<CallInput<'dashboard.products'>['query'], 'page' | 'perPage' | 'sort'>;

function hasWords(row: ProductRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${row.name} ${row.sku} ${row.urlName} ${row.type} ${row.tags.join(' ')}`);
  return words.every((word) => text.includes(word));
}

/** Products that match a filter, in no order. */
export function productsThatMatch(
  snapshot: Snapshot,
  { search = '', enabled, archived, stock }: ProductFilter,
): ProductRow[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...snapshot.all()].filter(
    (row) =>
      row.archived === (archived === 'yes') &&
      hasWords(row, words) &&
      (enabled === undefined || row.enabled === (enabled === 'yes')) &&
      (stock === undefined || lowVariantsOf(row) > 0),
  );
}
