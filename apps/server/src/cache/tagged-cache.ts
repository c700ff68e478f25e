import { LRUCache } from 'lru-cache';

/** A cache whose entries are dropped by what they show. */
export interface TaggedCache {
  get(key: string): unknown;
  /** @param tags - such as `division:3`, `product:3:41`; the entry goes when one of them is dropped. */
  set(key: string, value: unknown, tags: readonly string[]): void;
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly size: number;
}

interface Entry {
  value: unknown;
  tags: readonly string[];
}

/** An in-process cache: least recently used entries go first. */
export function createTaggedCache(max = 5000): TaggedCache {
  const keysByTag = new Map<string, Set<string>>();
  const forget = (key: string, tags: readonly string[]): void => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const entries = new LRUCache<string, Entry>({ max, dispose: (entry, key) => forget(key, entry.tags) });
  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value, tags) => {
      entries.set(key, { value, tags });
      for (const tag of tags) {
        let keys = keysByTag.get(tag);
        if (!keys) keysByTag.set(tag, (keys = new Set()));
        keys.add(key);
      }
    },
    drop: (tags) => {
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size;
    },
  };
}
