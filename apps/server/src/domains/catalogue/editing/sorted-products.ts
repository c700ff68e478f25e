import type { CallInput } from '@omnis/contract';
import { z } from 'zod';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Ways to sort the products that an owner sees. */
export type ManagedSort = CallInput<'dashboard.products'>['query']['sort'];

// One collator for all: `localeCompare` with options makes one for each pair.
const byName = new Intl.Collator('en', { numeric: true });
/** The parts of a product that decide its place in the list. */
type Placed = Pick<ProductRow, 'id' | 'name' | 'price' | 'updatedAt'>;

const orders: Readonly<Record<ManagedSort, (a: Placed, b: Placed) => number>> = {
  updated: (a, b) => b.updatedAt - a.updatedAt || b.id - a.id,
  name: (a, b) => byName.compare(a.name, b.name) || b.id - a.id,
  price: (a, b) => a.price - b.price || b.id - a.id,
};

/** The place of a product in a list; the parts by which the list is not sorted are empty. */
export const productPlace = z.object({
  sort: z.enum(['updated', 'name', 'price']),
  id: z.number().int(),
  name: z.string().default(''),
  price: z.number().default(0),
  updatedAt: z.number().default(0),
});

/** The place behind a product in a list with an order. */
export const placeOf = (sort: ManagedSort, { id, name, price, updatedAt }: ProductRow) => ({
  sort,
  id,
  ...(sort === 'name' ? { name } : sort === 'price' ? { price } : { updatedAt }),
});

/** Compares a product with a place in a list with an order: negative where it comes before. */
export const compareWithPlace =
  (sort: ManagedSort) =>
  (row: ProductRow, place: Placed): number =>
    orders[sort](row, place);

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
