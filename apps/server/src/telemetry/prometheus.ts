import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import { watchRedis } from './redis-figures.ts';
import { watchReading } from './reading-figures.ts';
import { watchJobs } from './job-figures.ts';
import type { Meters, RenderLoad } from './meters.ts';
import { tallyRequests } from './request-tally.ts';

/** The meters of a process, with those of Node itself. */
export function createMeters(): Meters {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const checkouts = new Counter({
    name: 'omnis_checkouts_total',
    help: 'Checkouts by what came of them',
    labelNames: ['outcome'],
    registers,
  });
  // Told from the start, so that the rate of a rare one is right from its first.
  for (const outcome of ['placed', 'declined', 'sold_out', 'changed', 'failed'])
    checkouts.inc({ outcome }, 0);

  return {
    request: tallyRequests(register),
    checkout: (outcome) => checkouts.inc({ outcome }),
    counted: (cache) => countedCache(register, cache),
    watchDatabase: (database) => {
      watchJobs(register, database);
      register.registerMetric(
        new Gauge({
          name: 'omnis_database_connections',
          help: 'Connections of the pool: as many as it may open, those in use, those free, and what waits for one',
          labelNames: ['state'],
          registers: [],
          collect() {
            const { size, used, waiting } = database.pool();
            this.set({ state: 'total' }, size);
            this.set({ state: 'used' }, used);
            this.set({ state: 'idle' }, Math.max(0, size - used));
            this.set({ state: 'waiting' }, waiting);
          },
        }),
      );
      register.registerMetric(
        new Counter({
          name: 'omnis_database_refused_total',
          help: 'Work that was refused since no connection came free in time',
          registers: [],
          collect() {
            this.reset();
            this.inc(database.pool().refused);
          },
        }),
      );
    },
    watchReading: (reading) => watchReading(register, reading),
    watchRedis: (redis, shared) => watchRedis(register, redis, shared),
    watchLive: (streams) =>
      register.registerMetric(
        new Gauge({
          name: 'omnis_live_streams',
          help: 'Streams of live events that are open',
          registers: [],
          collect() {
            this.set(streams());
          },
        }),
      ),
    watchRenderThreads: (load) => watchRenderThreads(register, load),
    text: async () => ({ type: register.contentType, body: await register.metrics() }),
  };
}

function watchRenderThreads(register: Registry, load: () => RenderLoad): void {
  register.registerMetric(
    new Gauge({
      name: 'omnis_render_threads',
      help: 'Render threads: all of them, and those that render a page',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { threads, busy } = load();
        this.set({ state: 'total' }, threads);
        this.set({ state: 'busy' }, busy);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'omnis_render_pages',
      help: 'Pages that wait for a render thread, and those that the main thread renders',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { waiting, here } = load();
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'main_thread' }, here);
      },
    }),
  );
}

function countedCache(register: Registry, cache: TaggedCache): TaggedCache {
  let hits = 0;
  let misses = 0;
  register.registerMetric(
    new Gauge({
      name: 'omnis_cache_entries',
      help: 'Entries of the tagged cache',
      registers: [],
      collect() {
        this.set(cache.size);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'omnis_cache_bytes',
      help: 'What the entries of the tagged cache weigh, roughly',
      registers: [],
      collect() {
        this.set(cache.bytes);
      },
    }),
  );
  register.registerMetric(
    new Counter({
      name: 'omnis_cache_requests_total',
      help: 'Looks into the tagged cache, by whether there was an entry',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset();
        this.inc({ result: 'hit' }, hits);
        this.inc({ result: 'miss' }, misses);
      },
    }),
  );
  return {
    ...cache,
    get: (key) => {
      const value = cache.get(key);
      if (value === undefined) misses += 1;
      else hits += 1;
      return value;
    },
    get size() {
      return cache.size;
    },
    get bytes() {
      return cache.bytes;
    },
  };
}
