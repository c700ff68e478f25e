import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { fail, type Failure } from '../http/answer.ts';
import { limitsOf } from './limits-in-redis.ts';
import type { RateLimits } from './rate-limits.types.ts';

export type { RateLimit, RateLimits } from './rate-limits.types.ts';

/** Rate limits over the database, with Redis before it where there is one. */
export function createRateLimits(database: Database): RateLimits {
  return limitsOf(database, limitsInDatabase(database));
}

function limitsInDatabase(database: Database): RateLimits {
  return {
    hit: async (key, { max, seconds }) => {
      const row = await database.platform(({ query }) =>
        query
          .insertInto('rate_limits')
          .values({ key, count: 1, resets_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql<number>`CASE WHEN rate_limits.resets_at <= now() THEN 1 ELSE rate_limits.count + 1 END`,
              resets_at: sql<Date>`CASE WHEN rate_limits.resets_at <= now() THEN excluded.resets_at ELSE rate_limits.resets_at END`,
            }),
          )
          .returning(['count', sql<number>`ceil(extract(epoch FROM resets_at - now()))::integer`.as('wait')])
          .executeTakeFirstOrThrow(),
      );
      return row.count > max ? Math.max(1, row.wait) : 0;
    },
    wait: async (key, { max }) => {
      const row = await database.platform(({ query }) =>
        query
          .selectFrom('rate_limits')
          .select(sql<number>`ceil(extract(epoch FROM resets_at - now()))::integer`.as('wait'))
          .where('key', '=', key)
          .where('count', '>=', max)
          .where('resets_at', '>', sql<Date>`now()`)
          .executeTakeFirst(),
      );
      return row ? Math.max(1, row.wait) : 0;
    },
    longestWait: async (limits) => {
      const rows = await database.platform(({ query }) =>
        query
          .selectFrom('rate_limits')
          .select([
            'key',
            'count',
            sql<number>`ceil(extract(epoch FROM resets_at - now()))::integer`.as('wait'),
          ])
          .where(
            'key',
            'in',
            limits.map(([key]) => key),
          )
          .where('resets_at', '>', sql<Date>`now()`)
          .execute(),
      );
      const most = new Map(limits.map(([key, { max }]) => [key, max]));
      const full = rows.filter(({ key, count }) => count >= (most.get(key) ?? Infinity));
      return Math.max(0, ...full.map(({ wait }) => Math.max(1, wait)));
    },
    tries: async (key) => {
      const row = await database.platform(({ query }) =>
        query
          .selectFrom('rate_limits')
          .select('count')
          .where('key', '=', key)
          .where('resets_at', '>', sql<Date>`now()`)
          .executeTakeFirst(),
      );
      return row?.count ?? 0;
    },
    giveBack: async (key) => {
      const { numUpdatedRows } = await database.platform(({ query }) =>
        query
          .updateTable('rate_limits')
          .set({ count: sql<number>`count - 1` })
          .where('key', '=', key)
          .where('count', '>', 0)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
    clear: async (key) => {
      await database.platform(({ query }) =>
        query.deleteFrom('rate_limits').where('key', '=', key).execute(),
      );
    },
  };
}

/** The answer to one try too many, with the seconds to wait. */
export function tooMany(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  return {
    ...fail(
      'rate_limited',
      `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    ),
    headers: { 'retry-after': String(seconds) },
  };
}
