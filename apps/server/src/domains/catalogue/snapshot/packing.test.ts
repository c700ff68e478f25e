import { expect, test } from 'vitest';
import type { CollectionRow } from '../collections/collection-rows.ts';
import { packSnapshot, unpackSnapshot } from './packing.ts';
import type { ProductRow } from './rows.ts';
import { Snapshot } from './snapshot.ts';

const row = (id: number, own: Partial<ProductRow> = {}): ProductRow => ({
  id,
  uuid: `uuid-${id}`,
  urlName: `tee-${id}`,
  name: 'Tee “Ünïcode” 🎽',
  sku: `S-${id}`,
  type: 'shirt',
  vendor: '',
  gender: 'unisex',
  tags: ['summer', 'é'],
  badge: null,
  enabled: true,
  archived: false,
  enableAddToCart: true,
  shown: true,
  vatRate: 20,
  vatClass: 'reduced',
  priceMatrix: [{ quantity: 5, percent: 10 }],
  personalisation: [],
  bundleItems: [],
  isGiftCard: false,
  sold: 10 - id,
  ratingCount: 2,
  ratingSum: 9,
  createdAt: 1_700_000_000_123,
  updatedAt: 1_700_000_000_456,
  excerpt: 'A line\nand another',
  image: '/a.png',
  imageAlt: '',
  hoverImage: null,
  colours: [
    { name: 'Black', hex: '#111111', swatch: null, picture: null, pictureAlt: '', hoverPicture: null },
  ],
  sizes: ['S'],
  variants: [
    {
      id: `v-${id}`,
      sku: `S-${id}-1`,
      colour: 'Black',
      size: 'S',
      price: 1900,
      salePrice: 1500,
      picture: null,
      fixed: { EUR: { full: 2500, now: 2500 } },
      stock: 3,
    },
  ],
  places: new Map([[7, 2]]),
  creator: null,
  fullPrice: 1900,
  price: 1500,
  fixed: { EUR: { full: 2500, now: 2500, most: 2500, rest: null } },
  priceVaries: false,
  partsAvailable: true,
  revision: 4,
  ...own,
});

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
