import { z } from 'zod';
import { goneSeconds } from '../../jobs/workers.ts';
import { failed, ok, skipped, warn, type Check, type Finding } from '../check.ts';

/** Seconds that a job may wait. */
const [warnAt, failAt] = [300, 3600];

const figures = z.object({ failed: z.coerce.number(), oldest: z.coerce.number().nullable() });
const seen = z.object({ workers: z.coerce.number(), last: z.coerce.number().nullable() });

/** Checks that jobs are done: emails, payments and imports are jobs. */
export const jobs: Check = {
  name: 'jobs',
  run: async ({ database, missing }) => {
    if (!database) return [skipped(missing)];
    const there = await database.direct(
      `SELECT to_regclass('pgboss.job') IS NOT NULL AND to_regclass('job_workers') IS NOT NULL AS there`,
      [],
    );
    if (Reflect.get(Object(there.rows[0]), 'there') !== true)
      return [skipped('nothing has started here yet')];
    const [queue, worker] = await Promise.all([
      database.direct(
        `SELECT (SELECT count(*) FROM pgboss.job WHERE state = 'failed') AS failed,
                (SELECT extract(epoch FROM now() - min(start_after)) FROM pgboss.job
                   WHERE state < 'active' AND NOT blocked AND start_after <= now()) AS oldest`,
        [],
      ),
      database.direct(
        `SELECT count(*) FILTER (WHERE seen_at > now() - interval '${goneSeconds} seconds') AS workers,
                extract(epoch FROM now() - max(seen_at)) AS last FROM job_workers`,
        [],
      ),
    ]);
    const { failed: dead, oldest } = figures.parse(queue.rows[0]);
    const { workers, last } = seen.parse(worker.rows[0]);
    const wait = Math.round(oldest ?? 0);
    const waits = `the oldest job waits for ${wait} s`;
    const mend = 'Start `omnis worker`, or raise JOBS_CONCURRENCY; atlas lists the jobs.';
    const findings: Finding[] = [
      oldest === null
        ? ok('no job waits')
        : wait >= failAt
          ? failed(waits, mend)
          : wait >= warnAt
            ? warn(waits, mend)
            : ok(waits),
      dead > 0
        ? warn(`${dead} jobs failed for good`, 'Look at them in atlas under Jobs: retry or discard each.')
        : ok('no job failed for good'),
    ];
    if (database.kind === 'postgres')
      findings.push(
        workers > 0
          ? ok(`${workers} processes run jobs; the last sign of one was ${Math.round(last ?? 0)} s ago`)
          : warn('no process runs jobs', 'Start `omnis start` without JOBS=off, or `omnis worker`.'),
      );
    return findings;
  },
};
