import { Counter, Gauge, type Registry } from 'prom-client';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { Redis } from '../redis/redis.ts';

/** Meters of Redis and of what processes share there. */
export function watchRedis(
  register: Registry,
  redis: Pick<Redis, 'figures'>,
  shared: Pick<SharedCache, 'figures'> | null,
): void {
  register.registerMetric(
    new Gauge({
      name: 'omnis_redis_up',
      help: 'Whether Redis is used just now: 1, or 0 while this process goes on without it',
      registers: [],
      collect() {
        this.set(redis.figures().isUp ? 1 : 0);
      },
    }),
  );
  register.registerMetric(
    new Counter({
      name: 'omnis_redis_failures_total',
      help: 'Commands that Redis did not answer in time, or refused',
      registers: [],
      collect() {
        this.reset();
        this.inc(redis.figures().failures);
      },
    }),
  );
  register.registerMetric(
    new Counter({
      name: 'omnis_shared_cache_requests_total',
      help: 'Looks for a rendered page in Redis, by whether there was one',
      labelNames: ['result'],
      registers: [],
      collect() {
        const { hits, misses } = shared?.figures() ?? { hits: 0, misses: 0 };
        this.reset();
        this.inc({ result: 'hit' }, hits);
        this.inc({ result: 'miss' }, misses);
      },
    }),
  );
}
