import type { CallInput } from '@omnis/contract';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Ways to sort the products that an owner sees. */
export type ManagedSort = CallInput<'dashboard.products'>['query']['sort'];

// One collator for all: `localeCompare` with options makes one for each pair.
const byName = new Intl.Collator('en', { numeric: true });
const orders: Readonly<Record<ManagedSort, (a: ProductRow, b: ProductRow) => number>> = {
  updated: (a, b) => b.updatedAt - a.updatedAt || b.id - a.id,
  name: (a, b) => byName.compare(a.name, b.name) || b.id - a.id,
  price: (a, b) => a.price - b.price || b.id - a.id,
};

/** Products in an order. */
export const sortProducts = (rows: Iterable<ProductRow>, sort: ManagedSort): readonly ProductRow[] =>
  [...rows].toSorted(orders[sort]);

interface Sorted {
  readonly version: number;
  readonly lists: Map<ManagedSort, readonly ProductRow[]>;
}
const sorted = new WeakMap<Snapshot, Sorted>();

/** Every product of a store in an order, hidden ones too; sorted once for each version of the catalogue. */
export function sortedProducts(snapshot: Snapshot, sort: ManagedSort): readonly ProductRow[] {
  let now = sorted.get(snapshot);
  if (now?.version !== snapshot.version) {
    now = { version: snapshot.version, lists: new Map() };
    sorted.set(snapshot, now);
  }
  let rows = now.lists.get(sort);
  if (!rows) {
    rows = sortProducts(snapshot.all(), sort);
    now.lists.set(sort, rows);
  }
  return rows;
}
