import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';
import { monthEnding } from '../../database/months.ts';

/** How events of shops end: whole months by dropping them, and the days of the month in between by rows. */
export function eventEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  const keep = `${config.retention.eventsDays} days`;
  return [
    monthEnding(database, { table: 'shop_events', keep }),
    agedRows(database, {
      name: 'shop_events',
      table: 'shop_events',
      key: ['division_id', 'created_at', 'id'],
      from: 'created_at',
      keep,
      isAppendOnly: true,
    }),
  ];
}
