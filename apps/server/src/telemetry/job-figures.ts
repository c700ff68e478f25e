import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const rowsSchema = z.array(
  z.object({ kind: z.string(), state: z.string(), count: z.coerce.number(), oldest: z.coerce.number() }),
);

type JobFigures = z.output<typeof rowsSchema>;

/** Milliseconds for which figures hold: they read a table that grows. */
const holds = 10_000;

async function read(database: Pick<Database, 'direct'>): Promise<JobFigures> {
  const { rows } = await database.direct(
    `SELECT name AS kind, state::text AS state, count(*) AS count,
        coalesce(max(extract(epoch FROM now() - greatest(created_on, start_after))), 0) AS oldest
      FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY name, state`,
    [],
  );
  return rowsSchema.parse(rows);
}

/** Jobs by kind and state, and how long the oldest has been due. */
export function watchJobs(register: Registry, database: Pick<Database, 'direct'>): void {
  let known: Promise<JobFigures> = Promise.resolve([]);
  let readAt = -Infinity;

  function figures(): Promise<JobFigures> {
    const now = performance.now();
    if (now - readAt < holds) return known;
    readAt = now;
    // Without the database there is nothing to tell of; the other figures are told all the same.
    known = read(database).catch(() => []);
    return known;
  }

  register.registerMetric(
    new Gauge({
      name: 'omnis_jobs',
      help: 'Jobs in the queue, by kind and state',
      labelNames: ['kind', 'state'],
      registers: [],
      async collect() {
        this.reset();
        for (const { kind, state, count } of await figures()) this.set({ kind, state }, count);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'omnis_jobs_oldest_seconds',
      help: 'Seconds for which the oldest job of a kind and state could have been done',
      labelNames: ['kind', 'state'],
      registers: [],
      async collect() {
        this.reset();
        for (const { kind, state, oldest } of await figures())
          if (state !== 'failed') this.set({ kind, state }, Math.max(0, oldest));
      },
    }),
  );
}
