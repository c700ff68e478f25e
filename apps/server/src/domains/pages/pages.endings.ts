import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** Days for which each save of a page is kept; what was published is kept as long as its page. */
const versionDays = 365;

/** How the history of pages ends, and the signs of open editors. */
export const pageEndings = ({ database }: Pick<Core, 'database'>): Ending[] => [
  agedRows(database, {
    name: 'page_versions',
    table: 'page_versions',
    key: ['division_id', 'page_id', 'version'],
    from: 'saved_at',
    keep: `${versionDays} days`,
    where: sql`kind NOT IN ('publish', 'update') OR NOT EXISTS (SELECT FROM pages AS p WHERE p.division_id = page_versions.division_id AND p.id = page_versions.page_id)`,
    // Each holds a whole page.
    most: 100,
  }),
  agedRows(database, {
    name: 'page_editors',
    table: 'page_editors',
    key: ['division_id', 'page_id', 'editor'],
    from: 'seen_at',
    keep: '1 day',
  }),
];
