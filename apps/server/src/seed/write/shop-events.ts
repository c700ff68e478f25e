import { visitStep, visitSteps } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import type { StoreSeed } from '../types.ts';
import { batches } from './batches.ts';

/** Search terms of visitors of the demo's shops, with their counts. */
const searches: Readonly<Record<string, number>> = {
  hoodie: 19,
  'tote bag': 14,
  fox: 12,
  'organic cotton': 9,
  navy: 7,
  sweater: 5,
  // Once only: nobody else is told of it.
  'tee shirt for my aunt': 1,
};

/** Visits of the demo's shops, by where they came from: how many came, and how many of these went on. */
const visits: readonly { source: string; campaign?: string; reached: readonly number[] }[] = [
  { source: 'direct', reached: [240, 150, 46, 28, 19] },
  { source: 'instagram.com', campaign: 'autumn drop', reached: [180, 130, 30, 15, 9] },
  { source: 'google.com', reached: [120, 84, 21, 12, 8] },
  { source: 'newsletter', campaign: 'new arrivals', reached: [60, 52, 18, 11, 8] },
];

/** Writes the visits that the funnel and the sources are made of, over the last 28 days. */
export async function writeVisits({ query }: Db, store: StoreSeed, now: Date): Promise<void> {
  const rows = visits.flatMap(({ source, campaign, reached }) =>
    visitSteps.flatMap((step, index) =>
      Array.from({ length: reached[index] ?? 0 }, (_, at) => ({
        division_id: store.id,
        name: visitStep[step],
        data: JSON.stringify({ first: true, source, ...(campaign === undefined ? {} : { campaign }) }),
        location: '/',
        environment: 'native',
        device: at % 3 === 0 ? 'desktop' : 'mobile',
        currency: 'GBP',
        created_at: new Date(now.getTime() - ((at * 37) % 28) * 24 * 60 * 60 * 1000 - (index + 1) * 60_000),
      })),
    ),
  );
  for (const part of batches(rows)) await query.insertInto('shop_events').values(part).execute();
}

/** Writes the searches that popular terms are made of, as visitors who agreed to it are counted. */
export async function writeSearches({ query }: Db, store: StoreSeed, now: Date): Promise<void> {
  const rows = Object.entries(searches).flatMap(([term, count]) =>
    Array.from({ length: count }, (_, at) => ({
      division_id: store.id,
      name: 'search',
      data: JSON.stringify({ term }),
      location: '/search/',
      environment: 'native',
      device: at % 3 === 0 ? 'desktop' : 'mobile',
      currency: 'GBP',
      created_at: new Date(now.getTime() - (at + 1) * 3 * 60 * 60 * 1000),
    })),
  );
  for (const part of batches(rows)) await query.insertInto('shop_events').values(part).execute();
}
