import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { platformDivision } from '@omnis/models';
import type { HostKind } from '../http/context.ts';
import type { Division } from './division.ts';
import type { StoreHosts } from './hosts.ts';

/** A host that the platform answers to. */
export interface KnownHost {
  kind: HostKind;
  /** null on the atlas host only. */
  division: Division | null;
}

/** Unknown hosts are remembered so long, in milliseconds, and at most so many of them. */
const unknownFor = 60_000;
const mostUnknown = 10_000;

/** Weight of a store's hosts and of all that is computed from it (prices, manifest) besides its settings, in bytes. */
const besides = 6000;

interface Held {
  readonly division: Division;
  readonly places: ReadonlyMap<string, KnownHost>;
  /** When its row was read, and when it changed after that, by the clock of changes. */
  readAt: number;
  changedAt: number;
}

/**
 * The stores that a process holds, by id and by host. They are bounded by bytes: the one that was not asked for the
 * longest goes first. The platform's own stays.
 *
 * Time is counted in changes that were heard of: a row that was read before a change does not count as current after it.
 */
export class HeldStores {
  readonly #hosts: Pick<StoreHosts, 'allOf'>;
  readonly #held: LRUCache<number, Held>;
  readonly #byHost = new Map<string, Held>();
  readonly #unknown = new LRUCache<string, true>({ max: mostUnknown, ttl: unknownFor });
  /** Changes of the time in which a reading is under way, which it may have missed. */
  readonly #recent = new Map<number, number>();
  #platform: Held | null = null;
  #clock = 0;
  #allChangedAt = 0;
  #isReading = false;

  /** @param maxBytes - what all stores together may weigh, roughly */
  constructor(hosts: Pick<StoreHosts, 'allOf'>, maxBytes: number) {
    this.#hosts = hosts;
    this.#held = new LRUCache({ maxSize: maxBytes, dispose: (held) => this.#leaveHosts(held) });
  }

  /** The platform's own store as it was read last; null before there is one. */
  get platform(): Division | null {
    return this.#platform?.division ?? null;
  }

  /** A store; undefined when it has to be read. */
  byId(id: number): Division | undefined {
    const held = id === platformDivision ? this.#platform : this.#held.get(id);
    return held && this.#isCurrent(held) ? held.division : undefined;
  }

  /** The owner of a host in small letters, null for one that belongs to nobody; undefined when it has to be read. */
  atHost(host: string): KnownHost | null | undefined {
    const held = this.#byHost.get(host);
    if (held === undefined) return this.#unknown.has(host) ? null : undefined;
    if (!this.#isCurrent(held)) return undefined;
    if (held !== this.#platform) this.#held.get(held.division.id);
    return held.places.get(host);
  }

  /** Tells whether a store is held, current or not; the platform's own counts as held before it is made. */
  holds(id: number): boolean {
    return id === platformDivision || this.#held.has(id);
  }

  /**
   * Runs one reading; they must not overlap.
   *
   * @param work - gets the clock at its beginning: it sees every change until then, and perhaps none after
   */
  async reading(work: (readAt: number) => Promise<void>): Promise<void> {
    this.#isReading = true;
    try {
      await work(this.#clock);
    } finally {
      this.#isReading = false;
      this.#recent.clear();
    }
  }

  /** Has a store read again before it is used. */
  change(id: number): void {
    this.#clock += 1;
    if (this.#isReading) this.#recent.set(id, this.#clock);
    const held = this.#get(id);
    if (held) held.changedAt = this.#clock;
  }

  /** Has every store read again before it is used. */
  changeAll(): void {
    this.#clock += 1;
    this.#allChangedAt = this.#clock;
    this.#unknown.clear();
  }

  /** Hosts that a store has now: none of them is unknown any more, and another store that held one is read again. */
  moveHosts(hosts: Iterable<string>, id: number): void {
    for (const host of hosts) {
      this.#unknown.delete(host);
      const other = this.#byHost.get(host)?.division.id;
      if (other !== undefined && other !== id) this.change(other);
    }
  }

  /**
   * Takes in a store as it was read.
   *
   * @param readAt - the clock when the reading began
   * @returns whether it is new here or not as it was
   */
  take(division: Division, readAt: number): boolean {
    const { id } = division;
    const before = this.#get(id);
    if (before && isDeepStrictEqual(before.division, division)) {
      before.readAt = readAt;
      return false;
    }
    const places = new Map<string, KnownHost>();
    const held: Held = { division, places, readAt, changedAt: this.#recent.get(id) ?? 0 };
    const allHosts = this.#hosts.allOf(division);
    for (const [host, kind] of allHosts) places.set(host, { kind, division });
    this.moveHosts(allHosts.keys(), id);
    if (id === platformDivision) {
      if (this.#platform) this.#leaveHosts(this.#platform);
      this.#platform = held;
    } else this.#held.set(id, held, { size: JSON.stringify(division).length * 2 + besides });
    if (this.#get(id) === held) for (const host of allHosts.keys()) this.#byHost.set(host, held);
    return true;
  }

  /** Lets go of a store that is not there any more. */
  forget(id: number): void {
    if (id !== platformDivision) this.#held.delete(id);
    else if (this.#platform) {
      this.#leaveHosts(this.#platform);
      this.#platform = null;
    }
  }

  /** Remembers for a while that nobody lives at a host, unless something changed since the reading began. */
  takeUnknown(host: string, readAt: number): void {
    if (readAt === this.#clock) this.#unknown.set(host, true);
  }

  #get(id: number): Held | null | undefined {
    return id === platformDivision ? this.#platform : this.#held.peek(id);
  }

  #isCurrent({ readAt, changedAt }: Held): boolean {
    return readAt >= changedAt && readAt >= this.#allChangedAt;
  }

  #leaveHosts(held: Held): void {
    for (const host of held.places.keys()) if (this.#byHost.get(host) === held) this.#byHost.delete(host);
  }
}
