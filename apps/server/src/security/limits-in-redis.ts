import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Redis } from '../redis/redis.ts';
import type { RateLimit, RateLimits } from './rate-limits.types.ts';

/** Milliseconds for which counts are collected before the database learns of them. */
const collects = 250;

/** Counts in Redis that are known to be behind; each is a short text. */
const mostBehind = 100_000;

const hitScript = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Adds what the database knew of before; another process may have counted meanwhile. */
const takeOverScript = `local count = redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {count, redis.call('PTTL', KEYS[1])}`;

const readScript = `local count = redis.call('GET', KEYS[1])
if not count then return {-1, 0} end
return {tonumber(count), redis.call('PTTL', KEYS[1])}`;

const giveBackScript = `local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count > 0 then redis.call('DECR', KEYS[1]) return 1 end
return 0`;

const bound = new WeakMap<Database, { redis: Redis; logger: FastifyBaseLogger }>();
const made = new WeakMap<Database, RateLimits>();

interface Count {
  readonly count: number;
  /** Milliseconds until it is forgotten. */
  readonly left: number;
}

const keyOf = (key: string): string => `omnis:limit:${key}`;
const seconds = ({ left }: Count): number => Math.max(1, Math.ceil(left / 1000));

function countOf(answer: unknown): Count | undefined {
  if (!Array.isArray(answer)) return undefined;
  const [count, left]: unknown[] = answer;
  return typeof count === 'number' && typeof left === 'number' ? { count, left } : undefined;
}

/** From now on, tries of this installation are counted in Redis, and written to its database a moment later. */
export function countInRedis(database: Database, redis: Redis, logger: FastifyBaseLogger): void {
  bound.set(database, { redis, logger });
}

/**
 * Limits in Redis in front of those of the database, where `countInRedis` has said so. The database learns of every try
 * within a quarter of a second, and is asked where Redis knows of none: so a Redis that fails, forgets or comes back
 * takes no limit with it.
 */
export function limitsOf(database: Database, behind: RateLimits): RateLimits {
  const found = bound.get(database);
  if (!found) return behind;
  const known = made.get(database);
  if (known) return known;
  const limits = limitsInRedis(database, behind, found);
  made.set(database, limits);
  return limits;
}

function limitsInRedis(
  database: Database,
  behind: RateLimits,
  { redis, logger }: { redis: Redis; logger: FastifyBaseLogger },
): RateLimits {
  /** Tries that the database does not know of yet, with the end of their window by this process's clock. */
  let unwritten = new Map<string, { tries: number; ends: number }>();
  /** Keys that were counted in the database alone. */
  const outdated = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...unwritten].toSorted(([one], [other]) => (one < other ? -1 : 1));
    unwritten = new Map();
    if (batch.length === 0) return;
    const now = performance.now();
    const rows = batch.map(([key, { tries, ends }]) => ({
      key,
      count: tries,
      resets_at: sql<Date>`now() + make_interval(secs => ${Math.max(0, ends - now) / 1000}::double precision)`,
    }));
    try {
      await database.platform(({ query }) =>
        query
          .insertInto('rate_limits')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql<number>`CASE WHEN rate_limits.resets_at <= now() THEN excluded.count ELSE rate_limits.count + excluded.count END`,
              resets_at: sql<Date>`CASE WHEN rate_limits.resets_at <= now() THEN excluded.resets_at ELSE rate_limits.resets_at END`,
            }),
          )
          .execute(),
      );
    } catch (error) {
      for (const [key, { tries, ends }] of batch) note(key, tries, ends);
      logger.error({ err: error }, 'rate limits could not be written to the database');
    }
  }

  function note(key: string, tries: number, ends: number): void {
    const known = unwritten.get(key);
    unwritten.set(key, { tries: tries + (known?.tries ?? 0), ends: known?.ends ?? ends });
    timer ??= setTimeout(() => void written(), collects).unref();
  }

  const written = (): Promise<void> => (writing = writing.then(write));

  function isBehind(key: string): void {
    if (outdated.size < mostBehind) outdated.add(key);
  }

  redis.onUp(async (command) => {
    const keys = [...outdated];
    for (let at = 0; at < keys.length; at += 500) {
      const some = keys.slice(at, at + 500);
      await command('DEL', ...some.map(keyOf));
      for (const key of some) outdated.delete(key);
    }
  });
  redis.onClose(written);

  async function inDatabase(key: string): Promise<Count | undefined> {
    const row = await database.platform(({ query }) =>
      query
        .selectFrom('rate_limits')
        .select([
          'count',
          sql<number>`ceil(extract(epoch FROM resets_at - now()) * 1000)::integer`.as('left'),
        ])
        .where('key', '=', key)
        .where('resets_at', '>', sql<Date>`now()`)
        .executeTakeFirst(),
    );
    return row && row.count > 0 ? row : undefined;
  }

  /** The count in Redis; null: it knows of none. */
  async function read(key: string): Promise<Count | null | undefined> {
    const found = countOf(await redis.command('EVAL', readScript, '1', keyOf(key)));
    return found === undefined ? undefined : found.count < 0 ? null : found;
  }

  return {
    hit: async (key: string, limit: RateLimit) => {
      let counted = countOf(
        await redis.command('EVAL', hitScript, '1', keyOf(key), String(limit.seconds * 1000)),
      );
      if (counted?.count === 1) {
        // A new window, or one that Redis has forgotten.
        await written();
        const before = await inDatabase(key);
        if (before)
          counted = countOf(
            await redis.command(
              'EVAL',
              takeOverScript,
              '1',
              keyOf(key),
              String(before.count),
              String(before.left),
            ),
          );
      }
      if (counted === undefined) {
        isBehind(key);
        await written();
        return behind.hit(key, limit);
      }
      note(key, 1, performance.now() + counted.left);
      return counted.count > limit.max ? seconds(counted) : 0;
    },
    wait: async (key, limit) => {
      const found = await read(key);
      if (found) return found.count >= limit.max ? seconds(found) : 0;
      await written();
      return behind.wait(key, limit);
    },
    longestWait: async (limits) => {
      const found = await Promise.all(limits.map(async (limit) => ({ limit, count: await read(limit[0]) })));
      const waits = found.map(({ limit: [, { max }], count }) =>
        count && count.count >= max ? seconds(count) : 0,
      );
      const unknown = found.flatMap(({ limit, count }) => (count ? [] : [limit]));
      if (unknown.length > 0) {
        await written();
        waits.push(await behind.longestWait(unknown));
      }
      return Math.max(0, ...waits);
    },
    tries: async (key) => {
      const found = await read(key);
      if (found) return found.count;
      await written();
      return behind.tries(key);
    },
    giveBack: async (key) => {
      await written();
      const [there, here] = await Promise.all([
        redis.command('EVAL', giveBackScript, '1', keyOf(key)),
        behind.giveBack(key),
      ]);
      if (there === undefined) isBehind(key);
      return here || there === 1;
    },
    clear: async (key) => {
      await written();
      if ((await redis.command('DEL', keyOf(key))) === undefined) isBehind(key);
      await behind.clear(key);
    },
  };
}
