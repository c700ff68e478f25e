import { texts, type CallResponse } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { JsonText } from '../../http/json-text.ts';
import type { Division } from '../../tenancy/division.ts';
import { countProducts } from './catalogue.counts.ts';
import { productOfOldAddress, readReviews, sendProductDetail } from './catalogue.repository.ts';
import type { CatalogueLookups } from './catalogue.types.ts';
import { findLiked, findVariant, toFoundProduct, toFoundVariant } from './find-variant.ts';
import { toCard } from './listing/cards.ts';
import { toReviews } from './reviews.view.ts';
import { listProducts, type ListQuery } from './listing/list.ts';
import { dayIn } from '../../tenancy/order-tax.ts';
import { pricesIn, type Prices } from './listing/prices.ts';
import { toProduct } from './product-view.ts';
import { suggest } from './search/suggest.ts';
import type { ProductRow } from './snapshot/snapshot.types.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { productsOfWords } from './variant-words.ts';
import { createSnapshots, productsTag, type Snapshots } from './snapshot/snapshots.ts';

/** The catalogue as shoppers read it. Answers are JSON that is ready to be sent. */
export interface CatalogueService extends CatalogueLookups {
  readonly snapshots: Snapshots;
  list(division: Division, query: ListQuery, currency: string): Promise<Result<JsonText>>;
  /** @param visitor.isTeam - sees products that are not on sale */
  product(
    division: Division,
    urlName: string,
    visitor: { currency: string; isTeam: boolean },
  ): Promise<Result<JsonText>>;
  reviews(
    division: Division,
    urlName: string,
    page: { page: number; perPage: number },
  ): Promise<Result<JsonText>>;
  /** @param about.searched - what others search for in the store, most often first */
  suggestions(
    division: Division,
    query: string,
    about: { currency: string; searched: readonly string[] },
  ): Promise<Omit<CallResponse<'products.suggest'>, 'pages'>>;
  /** Tells whether a search of a shopper finds a product. */
  hasResults(division: Division, query: string): Promise<boolean>;
  collections(division: Division): Promise<JsonText>;
}

const productGone = (): Result<never> => fail('not_found', texts.productGone);

/** Fields that a list depends on besides its currency: the compiler reports one that the contract adds. */
const listFields = Object.keys({
  collection: true,
  creator: true,
  search: true,
  exact: true,
  sort: true,
  removeDuplicates: true,
  giftCards: true,
  colour: true,
  size: true,
  gender: true,
  priceMin: true,
  priceMax: true,
  limit: true,
  page: true,
  perPage: true,
} satisfies Record<Exclude<keyof ListQuery, 'currency'>, true>);

/** The key of a list's answer, in the fields' order whatever the query's. */
const listKey = (query: ListQuery): string => JSON.stringify(query, listFields);

/** Builds the catalogue's reading side. */
export function createCatalogueService(core: Core): CatalogueService {
  const { database, reading, cache, changes } = core;
  const snapshots = createSnapshots(core);
  changes.on('stock', ({ division, ids }) => snapshots.stockChanged(division, ids));
  changes.on('products', ({ division, ids }) => snapshots.changed(division, ids));
  changes.onMissed(() => snapshots.clear());
  const pricesByStore = new WeakMap<Division, Map<string, Prices>>();

  function pricesOf(division: Division, currency: string): Prices {
    let ofStore = pricesByStore.get(division);
    if (!ofStore) pricesByStore.set(division, (ofStore = new Map()));
    // Tax that is added to prices may begin on a day.
    const key = division.taxes.pricesIncludeTax
      ? currency
      : `${currency} ${dayIn(division.timeZone, new Date())}`;
    let found = ofStore.get(key);
    if (!found) ofStore.set(key, (found = pricesIn(division, currency)));
    return found;
  }

  const snapshotOf = async (division: Division) => snapshots.peek(division.id) ?? snapshots.get(division.id);

  function recall(key: string): JsonText | undefined {
    const known = cache.get(key);
    return known instanceof JsonText ? known : undefined;
  }

  // Keys hold the snapshot's version: an answer made before a change is never found again, even when it is kept after.
  function remember(division: Division, key: string, value: unknown): JsonText {
    const json = new JsonText(JSON.stringify(value));
    cache.set(key, json, {
      tags: [productsTag(division.id), `division:${division.id}`],
      bytes: 2 * json.text.length,
    });
    return json;
  }

  /** The product that had an address before; its answer tells the address that it has now. */
  async function movedProduct(
    division: Division,
    snapshot: Snapshot,
    urlName: string,
  ): Promise<ProductRow | undefined> {
    const id = await database.tenant(division.id, (db) => productOfOldAddress(db, division.id, urlName));
    return id === null ? undefined : snapshot.byId(id);
  }

  return {
    snapshots,

    list: async (division, query, currency) => {
      const asked = listKey(query);
      const prices = pricesOf(division, currency);
      const keyOf = (version: number): string => `l ${version} ${prices.stamp} ${asked}`;
      // An answer outlives the snapshot that it was made of, for as long as nothing has changed.
      const held = snapshots.versionOf(division.id);
      const known = held === undefined ? undefined : recall(keyOf(held));
      if (known) return ok(known);
      const snapshot = await snapshotOf(division);
      const key = keyOf(snapshot.version);
      const list = listProducts(snapshot, query, { division, prices });
      return list.ok ? ok(remember(division, key, list.value)) : list;
    },

    product: async (division, urlName, { currency, isTeam }) => {
      const snapshot = snapshots.peek(division.id) ?? (await snapshots.get(division.id));
      // Its answer tells the address that it has, to which the page leads on: in small letters, and composed.
      const spelt = urlName.toLowerCase().normalize('NFC');
      const row =
        snapshot.byUrl(urlName) ?? snapshot.byUrl(spelt) ?? (await movedProduct(division, snapshot, spelt));
      if (!row || !(row.shown || isTeam)) return productGone();
      const prices = pricesOf(division, currency);
      const key = `p ${snapshot.version} ${row.id} ${row.revision} ${prices.stamp}`;
      const known = recall(key);
      if (known) return ok(known);
      const detail = await database.tenantAtOnce(division.id, (db) =>
        sendProductDetail(db, division.id, row.id),
      );
      if (!detail.product) return productGone();
      return ok(remember(division, key, toProduct(row, detail, { division, snapshot, prices })));
    },

    reviews: async (division, urlName, { page, perPage }) => {
      const snapshot = await snapshotOf(division);
      const row = snapshot.byUrl(urlName);
      if (!row?.shown) return productGone();
      const key = `r ${snapshot.version} ${row.id} ${row.revision} ${page} ${perPage}`;
      const known = recall(key);
      if (known) return ok(known);
      const at = { division: division.id, product: row.id, page, perPage };
      const found =
        row.ratingCount === 0
          ? { reviews: [], ratings: [] }
          : await database.tenant(division.id, (db) => readReviews(db, at));
      return ok(remember(division, key, toReviews(row, found, at)));
    },

    suggestions: async (division, query, { currency, searched }) =>
      suggest(await snapshotOf(division), query, {
        prices: pricesOf(division, currency),
        searched,
        synonyms: division.synonyms,
      }),

    hasResults: async (division, query) => {
      const index = (await snapshotOf(division)).indexFor(division.synonyms);
      return index.search(index.correct(query) ?? query).size > 0;
    },

    collections: async (division) => {
      const snapshot = await snapshotOf(division);
      const key = `c ${snapshot.version}`;
      return (
        recall(key) ??
        remember(division, key, {
          items: snapshot.collections.map(({ id, name, urlName, description, image }) => ({
            id,
            name,
            urlName,
            description,
            productCount: snapshot.members(id).length,
            banner: { thumbnails: { full: image ?? snapshot.members(id)[0]?.image ?? null } },
          })),
        })
      );
    },

    findVariant: async (division, wanted) => findVariant(await snapshotOf(division), wanted),
    findLiked: async (division, wanted) => findLiked(await snapshotOf(division), wanted),

    variantsByIds: async (division, ids) => {
      const snapshot = await snapshotOf(division);
      return new Map(
        ids.flatMap((id) => {
          const row = snapshot.byVariant(id);
          const variant = row?.variants.find((one) => one.id === id);
          return row && variant ? [[id, toFoundVariant(row, variant)]] : [];
        }),
      );
    },

    variantsOf: async (division, ids) => {
      const snapshot = await snapshotOf(division);
      return new Map(
        ids.flatMap((id) => {
          const row = snapshot.byId(id);
          return row ? [[id, row.variants.map((variant) => toFoundVariant(row, variant))]] : [];
        }),
      );
    },

    productsByIds: async (division, ids) => {
      const snapshot = await snapshotOf(division);
      return new Map(
        ids.flatMap((id) => {
          const row = snapshot.byId(id);
          return row ? [[id, toFoundProduct(row)]] : [];
        }),
      );
    },

    collectionNames: async (division) =>
      new Map((await snapshotOf(division)).collections.map(({ id, name }) => [id, name])),

    prices: pricesOf,

    cardsByIds: async (division, ids, currency) => {
      const snapshot = await snapshotOf(division);
      const priced = pricesOf(division, currency);
      return ids.flatMap((id) => {
        const row = snapshot.byId(id);
        return row?.shown ? [toCard(row, division, priced)] : [];
      });
    },

    productsOfWords: async (division, words) => productsOfWords(await snapshotOf(division), words),
    counts: async (division) => {
      const snapshot = await snapshotOf(division);
      return reading.tenant(division.id, (db) => countProducts(db, snapshot));
    },

    stockChanged: async (division, productIds) => {
      await snapshots.stockChanged(division, productIds);
      await changes.tell({ kind: 'stock', division, ids: [...productIds] });
    },
    changed: async (division, productIds) => {
      await snapshots.changed(division, productIds);
      await changes.tell({ kind: 'products', division, ids: productIds && [...productIds] });
    },
  };
}
