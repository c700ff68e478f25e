import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** How the test processor's cards end: each is typed for one payment. Its payments end with their checkouts. */
export function paymentEndings({ database }: Pick<Core, 'database'>): Ending[] {
  return [
    agedRows(database, {
      name: 'test_processor, cards',
      table: 'test_processor',
      key: ['id'],
      from: 'created_at',
      keep: '30 days',
      where: sql`kind = 'card'`,
    }),
  ];
}
