import { expect, test } from 'vitest';
import { divisionOf } from '../../../tenancy/division.fixture.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { CollectionRow } from '../collections/collection-rows.ts';
import type { CreatorRow } from '../creators/creator-view.ts';
import { listProducts, type ListQuery } from '../listing/list.ts';
import { pricesIn } from '../listing/prices.ts';
import { productRow } from './product-row.fixture.ts';
import type { ColourRow, ProductRow } from './snapshot.types.ts';
import { Snapshot, type Groups } from './snapshot.ts';

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const collection = (id: number, own: Partial<CollectionRow>): CollectionRow => ({
  id,
  urlName: `collection-${id}`,
  formerUrlNames: [],
  name: `Collection ${id}`,
  description: '',
  image: null,
  kind: 'manual',
  match: 'all',
  rules: [],
  sort: 'manual',
  metaTitle: '',
  metaDescription: '',
  ...own,
});
const collections = [
  collection(1, {}),
  collection(2, { sort: 'price-asc' }),
  collection(3, { kind: 'automatic', rules: [{ field: 'title', relation: 'contains', value: 'mug' }] }),
];
const creators = [1, 2].map((id): CreatorRow => ({
  id,
  version: 1,
  name: `Creator ${id}`,
  urlName: `creator-${id}`,
  kind: 'person',
  about: '',
  image: null,
  links: [],
}));

const colour = (name: string, hex: string): ColourRow => ({
  name,
  hex,
  swatch: null,
  picture: null,
  pictureAlt: '',
  hoverPicture: null,
});

function randomRow(id: number, below: (limit: number) => number): ProductRow {
  const price = 500 + below(40) * 25;
  return productRow(id, {
    name: `${['Tee', 'Mug', 'Print'][below(3)]} ${below(50)}`,
    shown: below(5) > 0,
    sold: below(6),
    gender: ['unisex', 'women', 'Women', ''][below(4)] ?? '',
    price,
    fullPrice: price + below(2) * 100,
    colours: below(3) === 0 ? [] : [colour('Black', `#00000${below(9)}`), colour('Sky', '#88ccff')],
    sizes: below(2) === 0 ? ['S', 'M'] : ['L'],
    places: new Map(below(3) === 0 ? [[1 + below(2), below(20)]] : []),
    creator: [null, 1, 2][below(3)] ?? null,
    ratingSum: below(11),
    createdAt: below(1000),
  });
}

const queries: Partial<ListQuery>[] = [
  {},
  { page: 2 },
  { sort: 'price-asc' },
  { sort: 'price-desc', page: 3 },
  { sort: 'new-in' },
  { sort: 'rating', removeDuplicates: 'true' },
  { removeDuplicates: 'true' },
  { colour: 'sky', priceMax: 9 },
  { priceMin: 6 },
  { collection: 'all', sort: 'name' },
  { collection: 'collection-1' },
  { collection: 'collection-2' },
  { collection: 'collection-3', creator: 'creator-1' },
  { creator: 'creator-2' },
];

const ordersOf = (snapshot: Snapshot): unknown => ({
  shown: snapshot.shown.map(({ id }) => id),
  members: collections.map(({ id }) => snapshot.members(id).map((row) => row.id)),
  created: creators.map(({ id }) => snapshot.createdBy(id).map((row) => row.id)),
  weight: snapshot.weigh(),
});

function listsOf(snapshot: Snapshot): unknown[] {
  const store: Division = {
    ...divisionOf({}),
    currencies: ['GBP', 'EUR'],
    exchangeRates: { GBP: 1, EUR: 1.2 },
  };
  return ['GBP', 'EUR'].flatMap((currency) =>
    queries.map((query) => {
      const prices = pricesIn(store, currency);
      const list = listProducts(snapshot, { page: 1, perPage: 5, ...query }, { division: store, prices });
      return list.ok ? { ...list.value, query } : list;
    }),
  );
}

test('a snapshot in which products were replaced lists what one made of all products lists', () => {
  const below = numbersFrom(7);
  let rows = Array.from({ length: 60 }, (_, at) => randomRow(at + 1, below));
  const patched = new Snapshot(1, { collections, creators, rows });
  let groups: Groups = { collections, creators };
  for (let round = 0; round < 16; round += 1) {
    // All lists are made before the change, so that a stale one would be found after it.
    ordersOf(patched);
    listsOf(patched);
    const ids = [...new Set(Array.from({ length: 1 + below(8) }, () => 1 + below(66)))];
    const fresh = ids.flatMap((id): ProductRow[] => {
      const former = patched.byId(id);
      const kind = below(4);
      if (kind === 0) return [];
      // A change of the price alone, as a bulk edit makes it, keeps the facets.
      return former && kind > 1
        ? [{ ...former, price: former.price + 50, fullPrice: former.fullPrice + 50 }]
        : [randomRow(id, below)];
    });
    if (round % 7 === 6) {
      groups = {
        creators,
        collections: groups.collections.map((each) =>
          each.id === 2 ? { ...each, sort: round % 2 === 0 ? 'name' : 'price-desc' } : each,
        ),
      };
    }
    patched.replace(ids, fresh, groups);
    rows = [...rows.filter(({ id }) => !ids.includes(id)), ...fresh];
    const whole = new Snapshot(1, { ...groups, rows });
    expect(ordersOf(patched)).toEqual(ordersOf(whole));
    expect(listsOf(patched)).toEqual(listsOf(whole));
  }
});
