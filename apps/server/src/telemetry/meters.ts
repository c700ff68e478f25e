import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { Redis } from '../redis/redis.ts';
import type { Database } from '../database/database.ts';
import type { Reading } from '../database/reading.ts';

/** How much the render threads have to do. */
export interface RenderLoad {
  /** Threads beside the main one. */
  readonly threads: number;
  /** Threads that render a page. */
  readonly busy: number;
  /** Pages that wait for a thread. */
  readonly waiting: number;
  /** Pages that the main thread renders. */
  readonly here: number;
}

/** Figures that a process measures, for Prometheus; there are some only where `METRICS_PORT` is set. */
export interface Meters {
  /**
   * Counts an answered request.
   *
   * @param route - one of few names (`routeLabel`)
   * @param seconds - from its first byte to the last of the answer
   */
  request(route: string, status: number, seconds: number): void;
  /** Counts a checkout by what came of it. */
  checkout(outcome: string): void;
  /** Counts what is found in a cache. */
  counted(cache: TaggedCache): TaggedCache;
  /** Reads the database's connections and jobs whenever somebody asks for the figures. */
  watchDatabase(database: Pick<Database, 'direct' | 'pool'>): void;
  /** Reads how Redis does, and what is found there. */
  watchRedis(redis: Pick<Redis, 'figures'>, shared: Pick<SharedCache, 'figures'> | null): void;
  /** Reads which server answered reads, and how far the replica is behind. */
  watchReading(reading: Pick<Reading, 'figures' | 'lag'>): void;
  /** Reads how many streams of live events are open. */
  watchLive(streams: () => number): void;
  watchRenderThreads(load: () => RenderLoad): void;
  /** All figures as Prometheus reads them, with their content type. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/** The meters of a process; loaded only when they are wanted. */
export async function loadMeters(isWanted: boolean): Promise<Meters | null> {
  if (!isWanted) return null;
  const { createMeters } = await import('./prometheus.ts');
  return createMeters();
}
