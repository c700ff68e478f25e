import { hostname } from 'node:os';
import type { Database } from '../database/database.ts';

/** Seconds between a worker's signs of life. */
export const signSeconds = 15;
/** Seconds without a sign after which a worker counts as gone. */
export const goneSeconds = 60;

/** A process that runs jobs. */
export interface Worker {
  readonly host: string;
  readonly pid: number;
  readonly startedAt: Date;
  readonly seenAt: Date;
}

/** The processes that run jobs, as the database knows them. */
export interface Workers {
  /** Says that this process runs jobs, and forgets those that have been gone for a day. */
  sign(): Promise<void>;
  /** Says that this process runs none any more. */
  leave(): Promise<void>;
  /** Those that gave a sign of life within the last minute. */
  alive(): Promise<Worker[]>;
}

/** Workers over the table `job_workers`. */
export function createWorkers(database: Database): Workers {
  return {
    sign: async () => {
      await database.direct(
        `INSERT INTO job_workers (process, host, pid) VALUES ($1, $2, $3)
           ON CONFLICT (process) DO UPDATE SET seen_at = now()`,
        [database.processNumber, hostname(), process.pid],
      );
      await database.direct(`DELETE FROM job_workers WHERE seen_at < now() - interval '1 day'`, []);
    },
    leave: async () => {
      await database.direct(`DELETE FROM job_workers WHERE process = $1`, [database.processNumber]);
    },
    alive: async () =>
      database.platform(({ query }) =>
        query
          .selectFrom('job_workers')
          .select(['host', 'pid', 'started_at as startedAt', 'seen_at as seenAt'])
          .where('seen_at', '>', new Date(Date.now() - goneSeconds * 1000))
          .orderBy('started_at')
          .execute(),
      ),
  };
}
