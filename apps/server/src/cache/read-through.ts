import type { TaggedCache } from './tagged-cache.ts';

/** Where a value is kept, and what it shows. */
export interface CachePlace {
  key: string;
  /** Dropping one of them forgets the value. */
  tags: readonly string[];
}

let readings = 0;

/**
 * A kept value, or a fresh one that is then kept. What changes while it is being read is not kept: a value that
 * was read before a change would otherwise outlive the drop that followed it.
 *
 * @param is - tells whether what is kept is such a value
 * @param read - gives the value with its weight in bytes; null bytes: it is not kept
 */
export async function readThrough<T>(
  cache: TaggedCache,
  { key, tags, is }: CachePlace & { is: (value: unknown) => value is T & {} },
  read: () => Promise<{ value: T; bytes: number | null }>,
): Promise<T> {
  const known = cache.get(key);
  if (is(known)) return known;
  readings += 1;
  const marker = `reading:${readings}`;
  cache.set(marker, true, { tags, bytes: 1 });
  try {
    const { value, bytes } = await read();
    const unchanged = cache.get(marker) === true;
    if (value !== null && bytes !== null && unchanged) cache.set(key, value, { tags, bytes });
    return value;
  } finally {
    cache.delete(marker);
  }
}
