import type { Core } from '../../../core.ts';
import { agedRows, type Ending } from '../../../database/ending.ts';

/** Days for which a bulk edit is kept. */
const bulkEditDays = 7;

/** How bulk edits end, with what was noted of their products. */
export const bulkEditEndings = ({ database }: Pick<Core, 'database'>): Ending[] => [
  agedRows(database, {
    name: 'bulk_edits',
    table: 'bulk_edits',
    key: ['division_id', 'id'],
    from: 'created_at',
    keep: `${bulkEditDays} days`,
    cascades: ['bulk_edit_products'],
    // Each takes the rows of its products along.
    most: 10,
  }),
];
