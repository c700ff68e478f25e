import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** How subscriptions end that nobody confirmed: without a confirmation there is no consent to keep an address. */
export function subscriberEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  return [
    agedRows(database, {
      name: 'subscribers, not confirmed',
      table: 'subscribers',
      key: ['division_id', 'mailing_list', 'email'],
      from: 'created_at',
      keep: `${config.retention.unconfirmedDays} days`,
      where: sql`verified_at IS NULL`,
    }),
  ];
}
