import type { Core } from '../core.ts';
import type { Redis } from '../redis/redis.ts';

/** Parts of a process that runs jobs, which end one after the other. */
export interface StoppingWorker {
  readonly core: {
    readonly logger: Pick<Core['logger'], 'warn'>;
    readonly jobs: Pick<Core['jobs'], 'stop'>;
    readonly database: Pick<Core['database'], 'close'>;
    readonly redis?: Pick<Redis, 'close'> | null;
  };
  /** Seconds that jobs have to come to an end. */
  readonly seconds: number;
  /** Ends what comes after the jobs, and before the database. */
  readonly flush: () => Promise<void>;
}

/**
 * Stops a process that runs jobs in order: jobs come to an end or go back to the queue, Redis gives the database the limits
 * that were counted and not yet written, and the database is closed last.
 */
export async function stopWorker({ core, seconds, flush }: StoppingWorker): Promise<void> {
  const givenBack = await core.jobs.stop(seconds);
  if (givenBack > 0) core.logger.warn({ jobs: givenBack }, 'jobs went back to the queue');
  await flush();
  await core.redis?.close();
  await core.database.close();
}
