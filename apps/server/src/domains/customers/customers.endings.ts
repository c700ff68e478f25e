import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Ending } from '../../database/ending.ts';
import { countNoted } from './count-customers.ts';

const countSchema = z.tuple([z.object({ rows: z.number() })]);
const nextSchema = z.array(z.object({ division: z.number() })).max(1);

/** How notes end that say whom to count again: they are taken up at night where nobody has opened the list since. */
export function customerEndings(core: Pick<Core, 'database' | 'divisions'>): Ending[] {
  const { database, divisions } = core;
  return [
    {
      name: 'customer_recounts',
      tables: ['customer_recounts'],
      count: () =>
        database.platform(async ({ query }) => {
          const { rows } = await sql`SELECT count(*)::int AS rows FROM customer_recounts`.execute(query);
          const [{ rows: count }] = countSchema.parse(rows);
          return count;
        }),
      step: async ({ after }) => {
        // `after` is the store that was done last.
        const last = Number(after ?? 0);
        const { rows } = await database.platform(({ query }) =>
          sql`SELECT division_id AS division FROM customer_recounts WHERE division_id > ${last} ORDER BY division_id LIMIT 1`.execute(
            query,
          ),
        );
        const [next] = nextSchema.parse(rows);
        if (!next) return { deleted: 0, next: null };
        const division = await divisions.byId(next.division);
        const { taken, more } = division ? await countNoted(core, division) : { taken: 0, more: false };
        return { deleted: taken, next: String(more ? next.division - 1 : next.division) };
      },
    },
  ];
}
