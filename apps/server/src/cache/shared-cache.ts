import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from '../redis/redis.ts';
import type { Changes } from './changes.ts';
import type { TaggedCache } from './tagged-cache.ts';

/** Seconds that an entry lives at most. */
const lifetime = 600;

/** Seconds that a tag's mark lives; one that is gone makes its entries worthless, not wrong. */
const markLifetime = 86_400;

/** Largest entry, in bytes. */
const largest = 512 * 1024;

/** Entries that wait to be put, and dropped tags that wait to be marked. */
const most = { puts: 200, tags: 5000 } as const;

/** Milliseconds for which puts and marks are collected. */
const collects = 100;

/** The answer to a look: the entry, and the marks under which another may be put in its place. */
export interface SharedLook {
  readonly value: Buffer | null;
  /** null: nothing may be put. */
  readonly stamp: string | null;
}

/** Bytes that processes share; `isCurrent` tells whether a value still stands in the process's own cache. */
export interface SharedCache {
  look(key: string, tags: readonly string[]): Promise<SharedLook>;
  put(
    entry: { key: string; tags: readonly string[]; stamp: string },
    value: () => Promise<Buffer>,
    isCurrent: () => boolean,
  ): void;
  /** Hits and misses since the start. */
  figures(): { hits: number; misses: number };
}

const everything = '*';
const nothing: SharedLook = { value: null, stamp: null };
const markOf = (tag: string): string => `omnis:mark:${tag}`;
const newMark = (): string => randomBytes(9).toString('base64url');
const keyOf = (key: string): string => `omnis:kept:${createHash('sha256').update(key).digest('base64url')}`;

/**
 * A second level behind the cache of a process. Each tag has a mark there, a random text; an entry holds the marks that
 * its tags had before it was made, and counts while they are the same.
 *
 * No old value comes back after a change:
 * - A process that drops a tag, since it made a change or heard of one, reads nothing under it until it has changed the
 *   mark, and it changes the mark after every notice that was told before has been heard (`Changes.barrier`).
 * - What was rendered is put after such a barrier too, and only if it was not dropped meanwhile.
 * - After a lost connection everything counts as dropped, as marks may have been lost or have come back from a disk.
 *
 * @returns the cache to use in place of `own`, whose drops are followed, beside the shared one
 */
export function createSharedCache(
  own: TaggedCache,
  {
    redis,
    changes,
    isAlone,
  }: { redis: Redis; changes: Pick<Changes, 'barrier'>; isAlone: () => Promise<boolean> },
): { cache: TaggedCache; shared: SharedCache } {
  const dropped = new Map<string, number>();
  let drops = 0;
  let puts: {
    key: string;
    tags: readonly string[];
    text: () => Promise<Buffer>;
    isCurrent: () => boolean;
  }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isFlushing = false;
  const figures = { hits: 0, misses: 0 };

  const isDropped = (tags: readonly string[]): boolean =>
    dropped.size > 0 && (dropped.has(everything) || tags.some((tag) => dropped.has(tag)));

  function later(): void {
    if (isFlushing) return;
    timer ??= setTimeout(() => void flush(), collects).unref();
  }

  function followDrop(tags: readonly string[]): void {
    drops += 1;
    if (dropped.size + tags.length > most.tags) dropped.set(everything, drops);
    else for (const tag of tags) dropped.set(tag, drops);
    later();
  }

  async function flush(): Promise<void> {
    timer = undefined;
    if (!redis.figures().isUp) {
      // Everything is marked anew once it is reached again.
      puts = [];
      return;
    }
    isFlushing = true;
    const [marked, waiting] = [[...dropped], puts];
    puts = [];
    try {
      await changes.barrier();
      await Promise.all(marked.map(([tag, drop]) => markAnew(redis.command, tag, drop)));
      for (const { key, tags, text, isCurrent } of waiting) {
        if (!isCurrent()) continue;
        const value = await text();
        if (value.length > largest || isDropped(tags) || !isCurrent()) continue;
        await redis.command('SET', key, value, 'EX', String(lifetime));
      }
    } catch {
      // Without a barrier nothing is put, and what was dropped stays so.
    } finally {
      isFlushing = false;
      if (dropped.size > 0 || puts.length > 0) later();
    }
  }

  async function markAnew(command: Redis['command'], tag: string, drop: number): Promise<void> {
    const done = await command('SET', markOf(tag), newMark(), 'EX', String(markLifetime));
    if (done !== undefined && dropped.get(tag) === drop) dropped.delete(tag);
  }

  redis.onUp(async (command, isFirst) => {
    if (isFirst && !(await isAlone())) return later();
    await command('SET', markOf(everything), newMark(), 'EX', String(markLifetime));
    later();
  });

  async function marksOf(tags: readonly string[]): Promise<string[] | null> {
    const marks = await redis.command('MGET', ...tags.map(markOf));
    return Array.isArray(marks) && marks.every((mark) => Buffer.isBuffer(mark)) ? marks.map(String) : null;
  }

  /** Gives marks to tags that have none; `NX`, so that one of several processes wins. */
  async function newMarks(tags: readonly string[]): Promise<string[] | null> {
    await Promise.all(
      tags.map((tag) => redis.command('SET', markOf(tag), newMark(), 'EX', String(markLifetime), 'NX')),
    );
    return marksOf(tags);
  }

  const shared: SharedCache = {
    look: async (key, tags) => {
      const all = [everything, ...tags];
      if (!redis.figures().isUp || isDropped(tags)) return nothing;
      const start = drops;
      const answer = await redis.command('MGET', keyOf(key), ...all.map(markOf));
      if (!Array.isArray(answer) || isDropped(tags)) return nothing;
      const [entry, ...marks]: unknown[] = answer;
      const known = marks.every((mark) => Buffer.isBuffer(mark)) ? marks.map(String) : await newMarks(all);
      if (known === null || (drops !== start && isDropped(tags))) return nothing;
      const stamp = `${known.join(' ')}\n`;
      const isFresh = Buffer.isBuffer(entry) && entry.subarray(0, stamp.length).equals(Buffer.from(stamp));
      figures[isFresh ? 'hits' : 'misses'] += 1;
      return { value: isFresh ? entry.subarray(stamp.length) : null, stamp };
    },
    put: ({ key, tags, stamp }, value, isCurrent) => {
      if (puts.length >= most.puts) return;
      const text = async (): Promise<Buffer> => Buffer.concat([Buffer.from(stamp), await value()]);
      puts.push({ key: keyOf(key), tags, text, isCurrent });
      later();
    },
    figures: () => figures,
  };
  const cache: TaggedCache = {
    get: (key) => own.get(key),
    set: (key, value, facts) => own.set(key, value, facts),
    delete: (key) => own.delete(key),
    drop: (tags) => {
      own.drop(tags);
      followDrop(tags);
    },
    forget: (tags) => own.forget(tags),
    clear: () => {
      own.clear();
      followDrop([everything]);
    },
    get size() {
      return own.size;
    },
    get bytes() {
      return own.bytes;
    },
  };
  return { cache, shared };
}
