import { LRUCache } from 'lru-cache';
import type { Core } from '../../../core.ts';
import { readingPrimary } from '../../../database/reading.ts';
import type { Db } from '../../../database/connection.ts';
import { readCatalogue, readCollections, readStock } from '../catalogue.repository.ts';
import { toCollectionRows } from '../collections/collection-rows.ts';
import { toCreatorRows } from '../creators/creator-view.ts';
import { readCreators } from '../creators/creators.repository.ts';
import { compressSnapshot, expandSnapshot, type Compressed } from './compressing.ts';
import { packSnapshot, unpackSnapshot } from './packing.ts';
import { toProductRows } from './rows.ts';
import type { ProductRow } from './snapshot.types.ts';
import { catalogueTag, createSharedSnapshots } from './shared-snapshots.ts';
import { Snapshot, type Groups } from './snapshot.ts';

/** The stores' catalogues in memory, loaded when first asked for. */
export interface Snapshots {
  /** The one in memory; undefined when it has to be unpacked or loaded. */
  peek(division: number): Snapshot | undefined;
  /** The version of the one that was read last, if nothing has changed since: what was made of it is still right. */
  versionOf(division: number): number | undefined;
  get(division: number): Promise<Snapshot>;
  stockChanged(division: number, productIds: readonly number[]): Promise<void>;
  changed(division: number, productIds?: readonly number[]): Promise<void>;
  /** Forgets all of them: changes may have been missed. */
  clear(): void;
}

/** Above this many changed products the whole catalogue is read again; processes tell each other of so many by their ids. */
const patchLimit = 400;

/** Changed products that are read at once: making rows of more would keep shoppers of this process waiting. */
const patchPart = 25;

/** Stores with more products than this are neither packed nor read in parts: that would keep others waiting. */
const packLimit = 2000;

/** Of how many stores that gave way the version is remembered. */
const mostVersions = 200_000;

/** Maximum number of snapshots being packed at once; beyond that the next visit reads the store again. */
const mostPacking = 64;

const productTag = (division: number, id: number): string => `product:${division}:${id}`;
/** The tag of everything that shows a store's products. */
export const productsTag = (division: number): string => `products:${division}`;

/** The part of the memory that snapshots in use keep when packed ones fill the rest. */
const leastInUse = 1 / 4;

/**
 * Snapshots, bounded by bytes. The one that was not asked for the longest is compressed, to a twentieth of what it takes in use,
 * and from that it is made again a lot faster than from the database. Any change drops the compressed one.
 */
export function createSnapshots({
  cache,
  database,
  reading = readingPrimary(database),
  shared = null,
  config: { catalogueCacheBytes },
}: Pick<Core, 'cache' | 'database'> &
  Partial<Pick<Core, 'reading' | 'shared'>> & {
    config: Pick<Core['config'], 'catalogueCacheBytes'>;
  }): Snapshots {
  const maxSize = catalogueCacheBytes;
  const packed = new LRUCache<number, Compressed & { readonly version: number }>({
    maxSize,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  const packing = new Map<number, Snapshot>();
  const held = new LRUCache<number, Snapshot>({
    maxSize,
    sizeCalculation: (snapshot) => Math.min(snapshot.weigh(), maxSize),
    dispose: (snapshot, division, reason) => {
      // Where it fails, the next visit reads the store again.
      if (reason === 'evict') pack(division, snapshot).catch(() => undefined);
    },
  });
  const lookShared = createSharedSnapshots(shared);
  // Versions as they were read: a store that gave way is read again under its version, so answers made of it still count.
  const versions = new LRUCache<number, number>({ max: mostVersions });
  const isHeld = (division: number, snapshot: Snapshot): boolean =>
    (held.peek(division) ?? packing.get(division)) === snapshot;
  const loading = new Map<number, { promise: Promise<Snapshot>; isStale: boolean }>();
  // One change after the other for each store, so that an older reading never replaces a newer one.
  const tails = new Map<number, Promise<void>>();

  function hold(division: number, snapshot: Snapshot): void {
    held.set(division, snapshot);
    trim();
  }

  /** Makes room: snapshots in use are packed first, down to their part, and then packed ones go. */
  function trim(): void {
    while (held.calculatedSize + packed.calculatedSize > maxSize) {
      const isInUse = held.size > 1 && held.calculatedSize > maxSize * leastInUse;
      if ((isInUse ? held : packed).pop() === undefined) return;
    }
  }

  async function pack(division: number, snapshot: Snapshot): Promise<void> {
    // One that was made of a packed one and has not changed has it still.
    if (packed.has(division) || snapshot.size > packLimit || packing.size >= mostPacking) return;
    packing.set(division, snapshot);
    try {
      const compressed = await compressSnapshot(snapshot);
      // It was not dropped meanwhile.
      if (packing.get(division) !== snapshot) return;
      packed.set(division, compressed);
      trim();
    } finally {
      if (packing.get(division) === snapshot) packing.delete(division);
    }
  }

  function forget(division: number): void {
    versions.delete(division);
    held.delete(division);
    packed.delete(division);
    packing.delete(division);
    const run = loading.get(division);
    if (run) run.isStale = true;
  }

  function peek(division: number): Snapshot | undefined {
    const snapshot = held.get(division);
    // It has got heavier by its search index.
    if (snapshot?.isHeavier()) hold(division, snapshot);
    return snapshot;
  }

  function unpacked(division: number): Snapshot | undefined {
    const kept = packed.get(division);
    const snapshot = kept ? expandSnapshot(division, kept) : packing.get(division);
    if (!snapshot) return undefined;
    hold(division, snapshot);
    return snapshot;
  }

  async function groupsOf(db: Db, division: number): Promise<Groups> {
    const [collections, creators] = await Promise.all([
      readCollections(db, division),
      readCreators(db, division),
    ]);
    return {
      collections: toCollectionRows(collections),
      creators: toCreatorRows(creators),
    };
  }

  async function read(division: number): Promise<Snapshot> {
    const [tables, groups] = await reading.tenant(division, (db) =>
      Promise.all([readCatalogue(db, division), groupsOf(db, division)]),
    );
    const snapshot = new Snapshot(division, { ...groups, rows: toProductRows(tables) });
    // In parts, most of it is text, and the collector has little to go through.
    return snapshot.size > packLimit
      ? snapshot
      : unpackSnapshot(division, packSnapshot(snapshot), snapshot.version);
  }

  async function load(division: number): Promise<Snapshot> {
    for (let tries = 1; ; tries += 1) {
      const run = loading.get(division);
      if (run) run.isStale = false;
      const look = await lookShared(division);
      const snapshot = look.snapshot ?? (await read(division));
      // A change while we read: we read again.
      const isStale = run?.isStale ?? false;
      if (isStale && tries < 3) continue;
      if (isStale) return snapshot;
      snapshot.version = versions.get(division) ?? snapshot.version;
      versions.set(division, snapshot.version);
      hold(division, snapshot);
      if (snapshot.packed !== null)
        look.put(snapshot, () => snapshot.packed !== null && isHeld(division, snapshot));
      return snapshot;
    }
  }

  async function get(division: number): Promise<Snapshot> {
    const known = peek(division) ?? unpacked(division);
    if (known) return known;
    const run = loading.get(division);
    if (run) return run.promise;
    // `load` looks itself up, so it begins once it is registered.
    const promise = Promise.resolve()
      .then(() => load(division))
      .finally(() => loading.delete(division));
    loading.set(division, { promise, isStale: false });
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

  /** Drops the store's catalogue and what was made of it. */
  function dropAll(division: number, tags: readonly string[]): void {
    forget(division);
    cache.drop(tags);
  }

  return {
    peek,
    versionOf: (division) =>
      (held.get(division) ?? packed.get(division) ?? packing.get(division))?.version ??
      versions.get(division),
    get,
    clear: () => {
      for (const division of [
        ...versions.keys(),
        ...held.keys(),
        ...packed.keys(),
        ...packing.keys(),
        ...loading.keys(),
      ])
        forget(division);
    },
    stockChanged: (division, productIds) => {
      reading.changed(division);
      return inTurn(division, async () => {
        const tags = productIds.map((id) => productTag(division, id));
        const every = [...tags, catalogueTag(division)];
        const all = [...every, productsTag(division)];
        const snapshot = peek(division);
        if (!snapshot) return dropAll(division, all);
        if (productIds.length === 0) return undefined;
        const stocks = await database.tenant(division, (db) => readStock(db, division, productIds));
        if (peek(division) !== snapshot) return dropAll(division, all);
        packed.delete(division);
        versions.delete(division);
        return cache.drop(snapshot.setStock(stocks) ? all : every);
      });
    },
    changed: (division, productIds) => {
      reading.changed(division);
      return inTurn(division, async () => {
        const tags = [
          productsTag(division),
          catalogueTag(division),
          ...(productIds ?? []).map((id) => productTag(division, id)),
        ];
        const snapshot = peek(division);
        if (!snapshot || !productIds || productIds.length > patchLimit) return dropAll(division, tags);
        const groups = await database.tenant(division, (db) => groupsOf(db, division));
        const rows: ProductRow[] = [];
        for (let from = 0; from < productIds.length; from += patchPart) {
          const part = productIds.slice(from, from + patchPart);
          rows.push(
            ...toProductRows(await database.tenant(division, (db) => readCatalogue(db, division, part))),
          );
        }
        // Somebody dropped it meanwhile; what is loaded next is newer than what was read here.
        if (peek(division) !== snapshot) return dropAll(division, tags);
        packed.delete(division);
        versions.delete(division);
        snapshot.replace(productIds, rows, groups);
        hold(division, snapshot);
        return cache.drop(tags);
      });
    },
  };
}
