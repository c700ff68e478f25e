import type { ManagedCollection, ManagedCollectionRow } from '@omnis/contract';
import type { Division } from '../../../tenancy/division.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { toWireRules } from './collection-rules.ts';
import type { CollectionRow } from './collection-rows.ts';

/** Number of products of an automatic collection that the dashboard shows. */
export const previewCount = 24;

/** A product in the list of a collection. */
export const toListedProduct = ({
  id,
  name,
  image,
  shown,
}: ProductRow): ManagedCollection['products'][number] => ({
  id,
  name,
  image,
  shown,
});

/** Counts the products of each collection, hidden ones too. */
export function productCounts(snapshot: Snapshot): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { places } of snapshot.all())
    for (const id of places.keys()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** A collection in the list of the store's team. */
export function toCollectionRow(
  { id, name, urlName, kind, image }: CollectionRow,
  productCount: number,
): ManagedCollectionRow {
  return { id, name, urlName, kind, image, productCount };
}

/** Products of a collection, hidden ones too: in the owner's order, or newest first where rules choose them. */
export function productsOf(snapshot: Snapshot, { id, kind }: CollectionRow): ProductRow[] {
  const place = (row: ProductRow): number => row.places.get(id) ?? 0;
  const rows = [...snapshot.all()].filter((row) => row.places.has(id));
  return kind === 'manual'
    ? rows.toSorted((a, b) => place(a) - place(b) || a.id - b.id)
    : rows.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
}

/** A collection as its owner edits it. */
export function toManagedCollection(
  row: CollectionRow,
  more: {
    readonly division: Division;
    readonly snapshot: Snapshot;
    readonly storeOrigin: string;
    readonly version: number;
    readonly namedIn: ManagedCollection['namedIn'];
  },
): ManagedCollection {
  const { division, snapshot, storeOrigin, version, namedIn } = more;
  const products = productsOf(snapshot, row);
  const isManual = row.kind === 'manual';
  return {
    ...toCollectionRow(row, products.length),
    version,
    description: row.description,
    sort: row.sort,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    match: row.match,
    rules: isManual ? [] : toWireRules(row.rules, division.currency),
    products: (isManual ? products : products.slice(0, previewCount)).map(toListedProduct),
    currency: division.currency,
    storeUrl: `${storeOrigin}/collection/${row.urlName}/`,
    namedIn,
  };
}
