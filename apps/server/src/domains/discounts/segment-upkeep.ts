import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { JobKind, Jobs } from '../../jobs/jobs.ts';
import { createRateLimits, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';

const countJob: JobKind<{ division: number }> = {
  name: 'discounts.segments',
  title: 'Count customers for discounts of segments',
  schema: z.object({ division: z.number().int() }),
  retries: 20,
  concurrency: 1,
};

/** Seconds from one count to the next, while a discount of the store is for a segment. */
const countPause = 60;

/** Of counts that follow each other at once, as after two discounts were created, one goes on. */
const oneCount: RateLimit = { max: 1, seconds: countPause / 2 };

/** Has the customers of a store counted from now on, in the transaction that saves a discount for a segment. */
export const watchSegments = (jobs: Pick<Jobs, 'enqueueLater'>, db: Db, division: number): Promise<void> =>
  jobs.enqueueLater(db, countJob, { data: { division }, afterSeconds: 1 });

/**
 * Keeps orders, spending and consent of customers counted while a discount of their store is for a segment: baskets look
 * at what was counted.
 */
export function createSegmentUpkeep(
  { database, divisions, jobs }: Pick<Core, 'database' | 'divisions' | 'jobs'>,
  { countCustomers }: { readonly countCustomers: (division: Division) => Promise<void> },
): void {
  const limits = createRateLimits(database);
  jobs.handle(countJob, async (data) => {
    const division = await divisions.byId(data.division);
    if (!division) return;
    const found = await database.tenant(division.id, ({ query }) =>
      query
        .selectFrom('discounts')
        .select('id')
        .where('division_id', '=', division.id)
        .where('enabled', '=', true)
        .where(sql<boolean>`segments <> '[]'::jsonb`)
        .limit(1)
        .executeTakeFirst(),
    );
    if (!found) return;
    await countCustomers(division);
    const turn = `discount-segments:${division.id}`;
    if ((await limits.wait(turn, oneCount)) > 0) return;
    await database.tenant(division.id, (db) =>
      jobs.enqueueLater(db, countJob, { data, afterSeconds: countPause }),
    );
    await limits.hit(turn, oneCount);
  });
}
