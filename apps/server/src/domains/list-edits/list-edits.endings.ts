import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** Days for which a change of many rows is kept. */
const listEditDays = 7;

/** How changes of many rows end, with what was noted of the rows. */
export const listEditEndings = ({ database }: Pick<Core, 'database'>): Ending[] => [
  agedRows(database, {
    name: 'list_edits',
    table: 'list_edits',
    key: ['division_id', 'id'],
    from: 'created_at',
    keep: `${listEditDays} days`,
    cascades: ['list_edit_rows'],
    // Each takes its rows along.
    most: 10,
  }),
];
