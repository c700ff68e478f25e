import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** Days for which it is kept what was sent to Shopify. */
const sendDays = 30;

/** How sends to Shopify end, with the outcome for each product. */
export const shopifyEndings = ({ database }: Pick<Core, 'database'>): Ending[] => [
  agedRows(database, {
    name: 'shopify_sends',
    table: 'shopify_sends',
    key: ['division_id', 'id'],
    from: 'created_at',
    keep: `${sendDays} days`,
    cascades: ['shopify_send_products'],
    // Each takes the rows of its products along.
    most: 10,
  }),
];
