import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** How the log of webhooks ends. */
export const webhookEndings = ({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] => [
  agedRows(database, {
    name: 'webhook_deliveries',
    table: 'webhook_deliveries',
    key: ['division_id', 'id'],
    from: 'created_at',
    keep: `${config.retention.webhooksDays} days`,
  }),
];
