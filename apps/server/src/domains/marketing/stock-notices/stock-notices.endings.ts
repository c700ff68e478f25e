import type { Core } from '../../../core.ts';
import { agedRows, type Ending } from '../../../database/ending.ts';

/** How wishes to hear of stock end. */
export function stockNoticeEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  return [
    agedRows(database, {
      name: 'stock_notices',
      table: 'stock_notices',
      key: ['division_id', 'variant_id', 'email'],
      from: 'asked_at',
      keep: `${config.retention.stockNoticesDays} days`,
    }),
  ];
}
