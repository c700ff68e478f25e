import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';
import { keyDays } from './written-once.ts';

/** How the keys of changes to discounts end. Discounts themselves stay until their owner deletes them. */
export function discountEndings({ database }: Pick<Core, 'database'>): Ending[] {
  return [
    agedRows(database, {
      name: 'discount_writes',
      table: 'discount_writes',
      key: ['division_id', 'key_hash'],
      from: 'written_at',
      keep: `${keyDays} days`,
    }),
  ];
}
