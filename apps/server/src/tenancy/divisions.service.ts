import { platformDivision } from '@omnis/models';
import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '../cache/changes.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import type { Reading } from '../database/reading.ts';
import { createBatches } from './batches.ts';
import { toDivision, type Division } from './division.ts';
import {
  listStores,
  readStores,
  readStoresAfter,
  type StoreListQuery,
  readVipStores,
} from './divisions.repository.ts';
import { HeldStores, type KnownHost } from './held-stores.ts';
import { createStoreHosts } from './hosts.ts';

export type { KnownHost } from './held-stores.ts';

/** Turns the stored plugins of a store into those that its shop has. */
export type ShownPlugins = (plugins: Division['plugins']) => Division['plugins'];

/**
 * Stores and the hosts they answer to. A store is read when somebody asks for it and held until it changes; only the
 * platform's own is read at the start.
 */
export interface DivisionsService {
  /**
   * Finds what a host belongs to, or null when it is unknown; at once when it is held. `hostname` comes without port.
   */
  resolveHost(hostname: string): KnownHost | null | Promise<KnownHost | null>;
  /**
   * An enabled store.
   *
   * @param db - give it inside a transaction: a store that is not held is then read there, and not by a second one
   */
  byId(id: number, db?: Db): Promise<Division | null>;
  /** Enabled stores by their ids; those that are not there are missing. `db` as for `byId`. */
  byIds(ids: Iterable<number>, db?: Db): Promise<ReadonlyMap<number, Division>>;
  /** An enabled store by its code or subdomain. */
  byCode(code: string): Promise<Division | null>;
  /** The platform's own store; null before the platform is set up. */
  platform(): Division | null;
  /** Enabled stores in the order of their ids, from the one after `after`: whoever needs all of them asks page by page. */
  page(part: { after: number; limit: number }): Promise<Division[]>;
  /** A page of a list of enabled stores for people, with how many there are in all and under review. */
  list(query: StoreListQuery): Promise<{ stores: Division[]; total: number; underReview: number }>;
  /** Ids of the stores whose chats and orders come first (platform.md §3 Project: isVip). */
  vips(): Promise<number[]>;
  /**
   * Reads a store again after a commit changed it, and has every other process that holds it do so.
   *
   * @returns the store as it is now; null when it is not there or not enabled
   */
  changed(id: number): Promise<Division | null>;
  /**
   * Says how the shop sees the plugins that a store has stored: without the scripts of those that are not installed. Call it
   * before the first request.
   */
  showPlugins(shown: ShownPlugins): void;
  /** Host of a store as a visitor types it, without port. */
  hostOf(division: Division): string;
  /** Host of the editor's canvas for a store, without port. */
  previewHostOf(division: Division): string;
}

type Wanted =
  | { readonly kind: 'host'; readonly host: string }
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'code'; readonly code: string };

interface Found {
  readonly places: ReadonlyMap<string, KnownHost>;
  readonly divisions: ReadonlyMap<number, Division>;
}

/** Most questions that one query answers. */
const mostAtOnce = 500;
const mostId = 2 ** 31 - 1;

const tagsOf = (id: number): string[] => [`division:${id}`, `pages:${id}`];

/** Parts of the core that the service works with. */
export interface DivisionsDeps {
  readonly database: Database;
  readonly reading: Reading;
  readonly config: Config;
  readonly cache: TaggedCache;
  readonly changes: Changes;
  readonly logger: FastifyBaseLogger;
}

/** Builds the service; reads the platform's own store. */
export async function createDivisionsService({
  database,
  reading,
  config,
  cache,
  changes,
  logger,
}: DivisionsDeps): Promise<DivisionsService> {
  const hosts = createStoreHosts(config);
  const held = new HeldStores(hosts, config.storeCacheBytes);
  let shownPlugins: ShownPlugins = (plugins) => plugins;
  const atlas: KnownHost = { kind: 'atlas', division: null };

  /** A row that cannot be read is one store's fault, and must not take the others of its batch along. */
  function divisionsIn(rows: readonly { readonly id: number }[]): Division[] {
    return rows.flatMap((row) => {
      try {
        const division = toDivision(row);
        return [{ ...division, plugins: shownPlugins(division.plugins) }];
      } catch (error) {
        logger.error({ err: error, division: row.id }, 'the settings of a store cannot be read');
        return [];
      }
    });
  }

  /** Reads what is not held, and takes it in. */
  async function read(wanted: readonly Wanted[]): Promise<Found> {
    const places = new Map<string, KnownHost>();
    const divisions = new Map<number, Division>();
    const ids = new Set<number>();
    const labels = new Set<string>();
    const domains = new Set<string>();
    for (const each of wanted) {
      if (each.kind === 'id') {
        const known = held.byId(each.id);
        if (known) divisions.set(each.id, known);
        else ids.add(each.id);
      } else if (each.kind === 'code') labels.add(each.code);
      else {
        const { host } = each;
        const known = held.atHost(host);
        if (known) places.set(host, known);
        if (known !== undefined) continue;
        domains.add(host);
        const label = hosts.labelIn(host);
        if (label !== null) labels.add(label);
        if (host === config.platformHost) ids.add(platformDivision);
      }
    }
    if (ids.size + labels.size + domains.size === 0) return { places, divisions };
    await held.reading(async (readAt) => {
      const rows = await database.platform((db) =>
        readStores(db, { ids: [...ids], labels: [...labels], domains: [...domains] }),
      );
      const changed: number[] = [];
      const fresh: number[] = [];
      for (const division of divisionsIn(rows)) {
        const isNew = !held.holds(division.id);
        if (held.take(division, readAt)) (isNew ? fresh : changed).push(division.id);
        // The one that is held, if nothing changed: what was worked out from it hangs on it.
        divisions.set(division.id, held.byId(division.id) ?? division);
      }
      for (const id of ids) {
        if (divisions.has(id)) continue;
        held.forget(id);
        changed.push(id);
      }
      cache.drop(changed.flatMap(tagsOf));
      // Entries of a store that was not held may be older than the row.
      cache.forget(fresh.flatMap(tagsOf));
      const found = new Map([...divisions.values()].flatMap((division) => placesOf(division)));
      for (const host of domains) {
        const place = found.get(host);
        if (place) places.set(host, place);
        else held.takeUnknown(host, readAt);
      }
    });
    return { places, divisions };
  }

  const placesOf = (division: Division): [string, KnownHost][] =>
    [...hosts.allOf(division)].map(([host, kind]) => [host, held.atHost(host) ?? { kind, division }]);

  const ask = createBatches(read, mostAtOnce);

  async function readId(id: number): Promise<Division | null> {
    if (!Number.isSafeInteger(id) || id < 1 || id > mostId) return null;
    return (await ask(`id ${id}`, { kind: 'id', id })).divisions.get(id) ?? null;
  }

  async function readHost(host: string): Promise<KnownHost | null> {
    return (await ask(`host ${host}`, { kind: 'host', host })).places.get(host) ?? null;
  }

  async function byIds(ids: Iterable<number>, db?: Db): Promise<ReadonlyMap<number, Division>> {
    const found = new Map<number, Division>();
    const missing: number[] = [];
    for (const id of new Set(ids)) {
      const known = held.byId(id);
      if (known) found.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const rest = db
      ? divisionsIn(await readStores(db, { ids: missing }))
      : await Promise.all(missing.map(readId));
    for (const division of rest) if (division) found.set(division.id, division);
    return found;
  }

  changes.on('stores', async ({ id, hosts: ofStore = [] }) => {
    if (id === undefined) {
      // A process that was killed after a commit could not tell which store it was.
      held.changeAll();
      await readId(platformDivision);
      return;
    }
    held.moveHosts(ofStore, id);
    // The platform's own store is always held, once it is there.
    const isHeld = held.holds(id) || id === platformDivision;
    held.change(id);
    if (isHeld) await readId(id);
    else cache.drop(tagsOf(id));
  });
  changes.onMissed(async () => {
    held.changeAll();
    await readId(platformDivision);
  });
  await readId(platformDivision);
  // A process that was killed between a commit and its notice is followed by this one.
  await changes.tell({ kind: 'stores' });

  return {
    resolveHost: (hostname) => {
      const host = hostname.toLowerCase();
      const known = held.atHost(host);
      if (known !== undefined) return known;
      if (host === config.atlasHost) return atlas;
      return hosts.isPossible(host) ? readHost(host) : null;
    },
    byId: async (id, db) => {
      const known = held.byId(id);
      if (known) return known;
      return db ? ((await byIds([id], db)).get(id) ?? null) : readId(id);
    },
    byIds,
    byCode: async (code) => {
      if (code.includes('\0')) return null;
      const { divisions } = await ask(`code ${code}`, { kind: 'code', code });
      const all = [...divisions.values()];
      return (
        all.find((division) => division.code === code) ??
        all.find((division) => division.subdomain === code) ??
        null
      );
    },
    platform: () => held.platform,
    page: async (part) => divisionsIn(await database.platform((db) => readStoresAfter(db, part))),
    list: (query) =>
      reading.platform(async (db) => {
        const { ids, ...counts } = await listStores(db, query, config.storesDomain);
        const rows = await readStores(db, { ids });
        const found = new Map(divisionsIn(rows).map((division) => [division.id, division]));
        return { ...counts, stores: ids.flatMap((id) => found.get(id) ?? []) };
      }),
    vips: () => reading.platform(readVipStores),
    changed: async (id) => {
      held.change(id);
      try {
        return await readId(id);
      } finally {
        // Others hear of it even if it could not be read here.
        const division = held.byId(id);
        await changes.tell({ kind: 'stores', id, hosts: division ? [...hosts.allOf(division).keys()] : [] });
      }
    },
    showPlugins: (shown) => {
      shownPlugins = shown;
      // Read before the plugins were known.
      const own = held.byId(platformDivision);
      if (own) own.plugins = shown(own.plugins);
    },
    hostOf: hosts.hostOf,
    previewHostOf: hosts.previewHostOf,
  };
}
