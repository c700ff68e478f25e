import type { FastifyInstance } from 'fastify';
import type { LifecycleConfig } from '../config/lifecycle.ts';
import type { Core } from '../core.ts';

/** Parts of a server that end one after the other. */
export interface Stopping {
  readonly app: FastifyInstance;
  readonly core: Pick<Core, 'jobs' | 'database' | 'logger' | 'redis'>;
  readonly settings: LifecycleConfig;
  /** Ends work that is left after requests and jobs, and before the database. */
  readonly flush: () => Promise<void>;
}

/** Seconds that are left for the closing of what is idle, once requests and jobs have had theirs. */
const closing = 10;

/** Seconds after which a stop is given up. */
export const stopSeconds = ({ shutdownDelay, shutdownTimeout }: LifecycleConfig): number =>
  shutdownDelay + shutdownTimeout + closing;

/**
 * Stops a server in order: it answers what is in flight while its jobs come to an end or go back to the queue, and closes
 * the database last.
 */
export async function stopServer({ app, core, settings, flush }: Stopping): Promise<void> {
  const { shutdownDelay: delay, shutdownTimeout: timeout } = settings;
  const [cut] = await Promise.all([
    app.connections.drain({ delay, timeout }),
    // New jobs are left to others at once, and those that run have as long as requests have.
    core.jobs.stop(delay + timeout),
  ]);
  if (cut > 0) core.logger.warn({ connections: cut }, `connections were cut after ${timeout} seconds`);
  await app.close();
  await flush();
  await core.redis?.close();
  await core.database.close();
}
