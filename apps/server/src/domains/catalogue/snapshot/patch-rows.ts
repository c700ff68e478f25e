import type { ProductRow } from './snapshot.types.ts';

/** Best sellers first, as shoppers see them in lists that ask for no other order. */
export const bySales = (a: ProductRow, b: ProductRow): number => b.sold - a.sold || b.id - a.id;

/**
 * Sorted rows with some of them replaced. Gives what sorting all of them anew would give, but compares only the fresh ones:
 * sorting a large store's products after each change would keep shoppers waiting.
 *
 * @param rows - in the order of `compare`
 * @param change.gone - rows that are left out
 * @param change.fresh - rows that are added, in any order
 */
export function patchRows(
  rows: readonly ProductRow[],
  { gone, fresh }: { readonly gone: ReadonlySet<ProductRow>; readonly fresh: readonly ProductRow[] },
  compare: (a: ProductRow, b: ProductRow) => number,
): readonly ProductRow[] {
  const added = fresh.toSorted(compare);
  const patched: ProductRow[] = [];
  let at = 0;
  let next = added[at];
  for (const row of rows) {
    if (gone.has(row)) continue;
    while (next !== undefined && compare(next, row) < 0) {
      patched.push(next);
      at += 1;
      next = added[at];
    }
    patched.push(row);
  }
  for (const row of added.slice(at)) patched.push(row);
  return patched;
}
