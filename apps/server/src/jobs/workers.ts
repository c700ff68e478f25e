import { hostname } from 'node:os';
import type { Database } from '../database/database.ts';
import { livingProcesses } from '../database/presence.ts';

/** Seconds between a worker's signs of life. */
export const signSeconds = 5;
/**
 * Seconds that a job must have been without a sign of life before it is given back: a job that was taken is in its
 * worker's hands only once the answer has arrived there.
 */
const inFlightSeconds = 5;
/** Seconds without a sign after which a worker counts as gone. */
export const goneSeconds = 60;

/** A process that runs jobs. */
export interface Worker {
  readonly host: string;
  readonly pid: number;
  readonly startedAt: Date;
  readonly seenAt: Date;
}

/** A job that this process is at. */
export interface HeldJob {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

/** The processes that run jobs, as the database knows them. */
export interface Workers {
  /**
   * Says that this process runs jobs and is still at these, both at the same moment of the database's clock, and forgets
   * processes that have been gone for a day.
   */
  sign(held: readonly HeldJob[]): Promise<void>;
  /**
   * Gives back the jobs that no living process is at: they have had no sign of life since before the last sign of every
   * living worker. A worker that is too busy to sign keeps all jobs where they are, until the queue's own limit.
   *
   * @param kinds - names of the kinds of job that are looked at
   */
  giveBackAbandoned(kinds: readonly string[]): Promise<void>;
  /** Says that this process runs none any more. */
  leave(): Promise<void>;
  /** Those that gave a sign of life within the last minute. */
  alive(): Promise<Worker[]>;
}

/** Workers over the table `job_workers`. */
export function createWorkers(database: Database): Workers {
  return {
    sign: async (held) => {
      await database.direct(
        `WITH touched AS (
           UPDATE pgboss.job AS job SET heartbeat_on = now()
             FROM jsonb_to_recordset($4::jsonb) AS held (name text, id uuid, "retryCount" integer)
             WHERE job.name = held.name AND job.id = held.id AND job.state = 'active'
               AND job.retry_count = held."retryCount")
         INSERT INTO job_workers (process, host, pid) VALUES ($1, $2, $3)
           ON CONFLICT (process) DO UPDATE SET seen_at = now()`,
        [database.processNumber, hostname(), process.pid, JSON.stringify(held)],
      );
      await database.direct(`DELETE FROM job_workers WHERE seen_at < now() - interval '1 day'`, []);
    },
    giveBackAbandoned: async (kinds) => {
      // Jobs without tries left are the queue's to end.
      await database.direct(
        `UPDATE pgboss.job SET state = 'retry', start_after = now()
           WHERE state = 'active' AND name = ANY($1) AND retry_count < retry_limit
             AND greatest(started_on, heartbeat_on) < (
               SELECT min(seen_at) FROM job_workers WHERE process IN (${livingProcesses})
             ) - interval '${inFlightSeconds} seconds'`,
        [[...kinds]],
      );
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
