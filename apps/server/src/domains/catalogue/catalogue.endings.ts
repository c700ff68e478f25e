import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';
import { writeKeyDays } from './editing/written-once.ts';

/** How what the catalogue notes for a while ends. */
export const catalogueEndings = ({ database }: Pick<Core, 'database'>): Ending[] => [
  agedRows(database, {
    name: 'product_writes',
    table: 'product_writes',
    key: ['division_id', 'key_hash'],
    from: 'written_at',
    keep: `${writeKeyDays} days`,
  }),
];
