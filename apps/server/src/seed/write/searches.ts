import type { Db } from '../../database/connection.ts';
import type { StoreSeed } from '../types.ts';
import { batches } from './batches.ts';

/** What visitors of the demo's shops have searched for, and how often. */
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
