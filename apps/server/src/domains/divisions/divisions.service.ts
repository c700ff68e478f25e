import { isDeepStrictEqual } from 'node:util';
import { platformDivision } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { HostKind } from '../../http/context.ts';
import { toDivision, type Division } from './division.ts';

/** A host that the platform answers to. */
export interface KnownHost {
  kind: HostKind;
  /** null on the atlas host only. */
  division: Division | null;
}

/** Stores and the hosts they answer to, held in memory. */
export interface DivisionsService {
  /** What a host is, or null when nobody lives there. `hostname` comes without port. */
  resolveHost(hostname: string): KnownHost | null;
  byId(id: number): Division | null;
  byCode(code: string): Division | null;
  all(): Division[];
  /** Reads the stores again, after one of them changed, and has every other process do so. */
  reload(): Promise<void>;
  /** Host of a store as a visitor types it, without port. */
  hostOf(division: Division): string;
  /** Host of the editor's canvas for a store, without port. */
  previewHostOf(division: Division): string;
}

/** Reads all stores and keeps them. */
export async function createDivisionsService({
  database,
  config,
  cache,
  changes,
}: Pick<Core, 'database' | 'config' | 'cache' | 'changes'>): Promise<DivisionsService> {
  const hosts = new Map<string, KnownHost>();
  const divisions = new Map<number, Division>();

  const hostOf = (division: Division): string =>
    division.id === platformDivision
      ? config.platformHost
      : (division.customDomain ?? `${division.subdomain}.${config.storesDomain}`);
  const previewHostOf = (division: Division): string =>
    `${division.subdomain ?? division.code}.preview.${config.storesDomain}`;

  /** Reads the stores; gives those that are not as they were. */
  async function read(): Promise<number[]> {
    const rows = await database.platform(({ query }) =>
      query.selectFrom('divisions').selectAll().where('enabled', '=', true).execute(),
    );
    const before = new Map(divisions);
    hosts.clear();
    divisions.clear();
    for (const row of rows) {
      const division = toDivision(row);
      divisions.set(division.id, division);
      hosts.set(previewHostOf(division), { kind: 'preview', division });
      if (division.subdomain)
        hosts.set(`${division.subdomain}.${config.storesDomain}`, { kind: 'store', division });
      if (division.customDomain) hosts.set(division.customDomain, { kind: 'store', division });
    }
    const platform = divisions.get(platformDivision);
    if (platform) hosts.set(config.platformHost, { kind: 'platform', division: platform });
    hosts.set(config.atlasHost, { kind: 'atlas', division: null });
    const known = new Set([...before.keys(), ...divisions.keys()]);
    return [...known].filter((id) => !isDeepStrictEqual(before.get(id), divisions.get(id)));
  }

  // One reading after the other, so that what an older one found never replaces what a newer one did.
  let tail: Promise<unknown> = Promise.resolve();
  function readInTurn(): Promise<number[]> {
    const turn = tail.then(read);
    tail = turn.catch(() => undefined);
    return turn;
  }

  async function follow(): Promise<void> {
    const changed = await readInTurn();
    cache.drop(changed.flatMap((id) => [`division:${id}`, `pages:${id}`]));
  }

  async function reload(): Promise<void> {
    await readInTurn();
    await changes.tell({ kind: 'stores' });
  }

  changes.on('stores', follow);
  changes.onMissed(follow);
  // Others hear of it too: a process that was killed after a commit could not tell them, and is followed by this one.
  await reload();
  return {
    resolveHost: (hostname) => hosts.get(hostname.toLowerCase()) ?? null,
    byId: (id) => divisions.get(id) ?? null,
    byCode: (code) =>
      [...divisions.values()].find((division) => division.code === code || division.subdomain === code) ??
      null,
    all: () => [...divisions.values()],
    reload,
    hostOf,
    previewHostOf,
  };
}
