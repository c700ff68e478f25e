import { LRUCache } from 'lru-cache';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { readCatalogue, readCollections, readStock } from '../catalogue.repository.ts';
import { toCreatorRows } from '../creators/creator-view.ts';
import { readCreators } from '../creators/creators.repository.ts';
import { toProductRows } from './rows.ts';
import { Snapshot, type Groups } from './snapshot.ts';

/** The stores' catalogues in memory, loaded when first asked for. */
export interface Snapshots {
  /** The one in memory; undefined when it has to be loaded. */
  peek(division: number): Snapshot | undefined;
  get(division: number): Promise<Snapshot>;
  stockChanged(division: number, productIds: readonly number[]): Promise<void>;
  changed(division: number, productIds?: readonly number[]): Promise<void>;
}

/** Above this many changed products the whole catalogue is read again. */
const patchLimit = 200;

/** How many products are held at once over all stores; the store longest unused goes first. */
const heldProducts = 150_000;

const keyOf = (division: number): string => `catalogue:${division}`;
const productTag = (division: number, id: number): string => `product:${division}:${id}`;
/** The tag of everything that shows a store's products. */
export const productsTag = (division: number): string => `products:${division}`;

/** Snapshots that go when `products:DIV` is dropped from the tagged cache: a marker there vouches for each. */
export function createSnapshots({ cache, database }: Pick<Core, 'cache' | 'database'>): Snapshots {
  const held = new LRUCache<number, Snapshot>({
    maxSize: heldProducts,
    sizeCalculation: ({ size }) => Math.min(size + 1, heldProducts),
  });
  const loading = new Map<number, Promise<Snapshot>>();
  // One change after the other for each store, so that an older reading never replaces a newer one.
  const tails = new Map<number, Promise<void>>();

  const peek = (division: number): Snapshot | undefined =>
    cache.get(keyOf(division)) === true ? held.get(division) : undefined;
  const vouch = (division: number): void =>
    cache.set(keyOf(division), true, { tags: [productsTag(division)], bytes: 1 });

  async function groupsOf(db: Db, division: number): Promise<Groups> {
    const [collections, creators] = await Promise.all([
      readCollections(db, division),
      readCreators(db, division),
    ]);
    return {
      collections: collections.map(({ id, url_name: urlName, name, description, image }) => ({
        id,
        urlName,
        name,
        description,
        image,
      })),
      creators: toCreatorRows(creators),
    };
  }

  async function load(division: number): Promise<Snapshot> {
    for (let tries = 1; ; tries += 1) {
      // A change while we read drops the marker, and we read again.
      held.delete(division);
      vouch(division);
      const [tables, groups] = await database.tenant(division, (db) =>
        Promise.all([readCatalogue(db, division), groupsOf(db, division)]),
      );
      const snapshot = new Snapshot(division, toProductRows(tables), groups);
      if (cache.get(keyOf(division)) !== true && tries < 3) continue;
      held.set(division, snapshot);
      return snapshot;
    }
  }

  async function get(division: number): Promise<Snapshot> {
    const known = peek(division);
    if (known) return known;
    let promise = loading.get(division);
    if (!promise) {
      promise = load(division).finally(() => loading.delete(division));
      loading.set(division, promise);
    }
    return promise;
  }

  function inTurn(division: number, work: () => Promise<void>): Promise<void> {
    const turn = (tails.get(division) ?? Promise.resolve()).then(work);
    const tail: Promise<void> = turn
      .catch(() => undefined)
      .then(() => {
        if (tails.get(division) === tail) tails.delete(division);
      });
    tails.set(division, tail);
    return turn;
  }

  /** Drops what was made of the products, but not the snapshot that has just been brought up to date. */
  function dropAround(division: number, tags: readonly string[]): void {
    cache.drop(tags);
    vouch(division);
  }

  return {
    peek,
    get,
    stockChanged: (division, productIds) =>
      inTurn(division, async () => {
        const tags = productIds.map((id) => productTag(division, id));
        const snapshot = peek(division);
        if (!snapshot) return cache.drop([...tags, productsTag(division)]);
        if (productIds.length === 0) return undefined;
        const stocks = await database.tenant(division, (db) => readStock(db, division, productIds));
        if (peek(division) !== snapshot) return cache.drop([...tags, productsTag(division)]);
        const visible = snapshot.setStock(stocks);
        return visible ? dropAround(division, [...tags, productsTag(division)]) : cache.drop(tags);
      }),
    changed: (division, productIds) =>
      inTurn(division, async () => {
        const tags = [productsTag(division), ...(productIds ?? []).map((id) => productTag(division, id))];
        const snapshot = peek(division);
        if (!snapshot || !productIds || productIds.length === 0 || productIds.length > patchLimit)
          return cache.drop(tags);
        const [tables, groups] = await database.tenant(division, (db) =>
          Promise.all([readCatalogue(db, division, productIds), groupsOf(db, division)]),
        );
        // Somebody dropped it meanwhile; what is loaded next is newer than what was read here.
        if (peek(division) !== snapshot) return cache.drop(tags);
        snapshot.replace(productIds, toProductRows(tables), groups);
        return dropAround(division, tags);
      }),
  };
}
