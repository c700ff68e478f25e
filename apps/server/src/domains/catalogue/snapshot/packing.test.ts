import { expect, test } from 'vitest';
import type { CollectionRow } from '../collections/collection-rows.ts';
import { packSnapshot, unpackSnapshot } from './packing.ts';
import { productRow as row } from './product-row.fixture.ts';
import type { ProductRow } from './snapshot.types.ts';
import { Snapshot } from './snapshot.ts';

const groups = { collections: [], creators: [] };
const bundle = row(3, {
  bundleItems: [{ productId: 1, quantity: 1 }],
  places: new Map(),
  colours: [],
  sizes: [],
});

function fieldsOf(snapshot: Snapshot): object[] {
  const fields = Object.keys(row(0)) as (keyof ProductRow)[];
  return [...snapshot.all()].map((one) => Object.fromEntries(fields.map((field) => [field, one[field]])));
}

test('a packed snapshot is made again with every field of every product, and its version', () => {
  const original = new Snapshot(1, { ...groups, rows: [row(1), row(2, { variants: [] }), bundle] });
  const again = unpackSnapshot(1, packSnapshot(original), original.version);
  expect(fieldsOf(again)).toEqual(fieldsOf(original));
  expect(again.version).toBe(original.version);
  expect(again.byVariant('v-3')?.id).toBe(3);
  expect(again.members(7).map(({ id }) => id)).toEqual([1, 2]);
});

test('a snapshot whose stock has changed since is packed with the new stock', () => {
  const original = unpackSnapshot(
    1,
    packSnapshot(new Snapshot(1, { ...groups, rows: [row(1), bundle] })),
    null,
  );
  original.setStock([{ id: 'v-1', product_id: 1, stock: 0 }]);
  const again = unpackSnapshot(1, packSnapshot(original), original.version);
  expect(again.byId(1)?.variants[0]?.stock).toBe(0);
  expect(again.byId(1)?.revision).toBe(5);
  expect(again.byId(3)?.partsAvailable).toBe(false);
  expect(again.version).toBe(original.version);
});

test('a packed snapshot keeps the products of its automatic collections, which follow their stock', () => {
  const nearlyGone: CollectionRow = {
    id: 9,
    urlName: 'nearly-gone',
    formerUrlNames: ['last-ones'],
    name: 'Nearly gone',
    description: '',
    image: null,
    kind: 'automatic',
    match: 'all',
    rules: [
      { field: 'stock', relation: 'less_than', value: 4 },
      { field: 'vendor', relation: 'not_equals', value: 'Nobody' },
    ],
    sort: 'name',
    metaTitle: '',
    metaDescription: '',
  };
  const isTee = { field: 'title', relation: 'starts_with', value: 'tee' } as const;
  const collections = [nearlyGone];
  const rows = [row(1, { name: 'Zebra' }), row(2, { name: 'Ant' }), bundle];
  const again = unpackSnapshot(1, packSnapshot(new Snapshot(1, { ...groups, collections, rows })), null);
  const members = () => again.members(9).map(({ id }) => id);
  // By name: Ant, Tee, Zebra.
  expect(members()).toEqual([2, 3, 1]);
  expect(again.collectionByUrl('last-ones')?.id).toBe(9);
  const { version } = again;
  expect(again.setStock([{ id: 'v-1', product_id: 1, stock: 40 }])).toBe(true);
  expect(members()).not.toContain(1);
  expect(again.version).toBeGreaterThan(version);
  again.setStock([{ id: 'v-1', product_id: 1, stock: 1 }]);
  expect(members()).toContain(1);
  // Another rule is tried on every product.
  again.replace([], [], { ...groups, collections: [{ ...nearlyGone, match: 'any', rules: [isTee] }] });
  expect(members()).toEqual([3]);
  again.replace([], [], groups);
  expect([...again.all()].some(({ places }) => places.has(9))).toBe(false);
});
