import { LRUCache } from 'lru-cache';

/** A cache whose entries are dropped by what they show. */
export interface TaggedCache {
  get(key: string): unknown;
  set(key: string, value: unknown, about: CacheEntryFacts): void;
  delete(key: string): void;
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly size: number;
  /** Approximate size of all entries, in bytes. */
  readonly bytes: number;
}

/** What the cache has to know of an entry. */
export interface CacheEntryFacts {
  /** Such as `division:3`, `product:3:41`; the entry goes when one of them is dropped. */
  tags: readonly string[];
  /** What it weighs, roughly. */
  bytes: number;
}

interface Entry {
  value: unknown;
  tags: readonly string[];
}

/** An in-process cache of a limited weight: least recently used entries go first. */
export function createTaggedCache(maxBytes = 96 * 1024 * 1024): TaggedCache {
  const keysByTag = new Map<string, Set<string>>();
  const forget = (key: string, tags: readonly string[]): void => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    dispose: (entry, key) => forget(key, entry.tags),
  });
  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value, { tags, bytes }) => {
      entries.set(key, { value, tags }, { size: Math.max(1, bytes) });
      if (!entries.has(key)) return;
      for (const tag of tags) {
        let keys = keysByTag.get(tag);
        if (!keys) keysByTag.set(tag, (keys = new Set()));
        keys.add(key);
      }
    },
    delete: (key) => {
      entries.delete(key);
    },
    drop: (tags) => {
      for (const tag of tags) for (const key of Array.from(keysByTag.get(tag) ?? [])) entries.delete(key);
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
