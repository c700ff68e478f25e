import { LRUCache } from 'lru-cache';

/** A cache whose entries are dropped by what they show. */
export interface TaggedCache {
  get(key: string): unknown;
  set(key: string, value: unknown, about: CacheEntryFacts): void;
  delete(key: string): void;
  /** Something with one of the tags has changed: its entries go, here and from the cache that processes share. */
  drop(tags: readonly string[]): void;
  /** As `drop`, in this process alone: nothing has changed, but it does not know how old its entries are. */
  forget(tags: readonly string[]): void;
  clear(): void;
  readonly size: number;
  /** Approximate size of all entries, in bytes. */
  readonly bytes: number;
}

/** Facts about an entry that the cache needs. */
export interface CacheEntryFacts {
  /** Such as `division:3`, `product:3:41`; the entry goes when one of them is dropped. */
  tags: readonly string[];
  /** Approximate weight of the value. */
  bytes: number;
}

/** Makes entries smaller that were not asked for in a while. */
export interface Packer {
  /** null: a value that stays as it is, and goes when its place is needed. */
  readonly pack: (value: unknown) => Buffer | null;
  readonly unpack: (bytes: Buffer) => unknown;
}

interface Entry extends CacheEntryFacts {
  readonly value: unknown;
}

interface PackedEntry extends CacheEntryFacts {
  readonly body: Buffer;
}

/** The part of the cache that packed entries have. */
const packedPart = 1 / 3;
/** Bytes of an entry beside its body. */
const overhead = 300;

/**
 * An in-process cache of a limited weight: least recently used entries go first, and are packed before that if they can be.
 *
 * @param maxBytes - what all entries may weigh together
 * @param packer - null: what goes is gone
 */
export function createTaggedCache(maxBytes = 96 * 1024 * 1024, packer: Packer | null = null): TaggedCache {
  const keysByTag = new Map<string, Set<string>>();
  const forget = (key: string, tags: readonly string[]): void => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const packedBytes = packer ? Math.max(1, Math.floor(maxBytes * packedPart)) : 1;
  const packed = new LRUCache<string, PackedEntry>({
    maxSize: packedBytes,
    sizeCalculation: ({ body }) => body.length + overhead,
    dispose: ({ tags }, key) => forget(key, tags),
  });
  /** Tells whether the entry stays, though smaller. */
  const pack = ({ value, tags, bytes }: Entry, key: string): boolean => {
    const body = packer?.pack(value) ?? null;
    if (body === null) return false;
    packed.set(key, { body, tags, bytes });
    return packed.has(key);
  };
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes - packedBytes + 1,
    dispose: (entry, key, reason) => {
      if (reason !== 'evict' || !pack(entry, key)) forget(key, entry.tags);
    },
  });
  const set = (key: string, value: unknown, { tags, bytes }: CacheEntryFacts): void => {
    packed.delete(key);
    entries.set(key, { value, tags, bytes }, { size: Math.max(1, bytes) });
    if (!entries.has(key)) return;
    for (const tag of tags) {
      let keys = keysByTag.get(tag);
      if (!keys) keysByTag.set(tag, (keys = new Set()));
      keys.add(key);
    }
  };
  const remove = (key: string): void => {
    entries.delete(key);
    packed.delete(key);
  };
  const drop = (tags: readonly string[]): void => {
    for (const tag of tags) for (const key of Array.from(keysByTag.get(tag) ?? [])) remove(key);
  };
  return {
    get: (key) => {
      const known = entries.get(key);
      if (known) return known.value;
      const small = packed.get(key);
      if (!small || !packer) return undefined;
      const value = packer.unpack(small.body);
      set(key, value, small);
      return value;
    },
    set,
    delete: remove,
    drop,
    forget: drop,
    clear: () => {
      entries.clear();
      packed.clear();
    },
    get size() {
      return entries.size + packed.size;
    },
    get bytes() {
      return entries.calculatedSize + packed.calculatedSize;
    },
  };
}
