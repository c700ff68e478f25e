import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** Days for which the key of a write counts. */
export const writeKeyDays = 2;

/** Deletes the keys of writes that are older than `writeKeyDays`. */
export const idempotencyEndings = ({ database }: Pick<Core, 'database'>): Ending[] => [
  agedRows(database, {
    name: 'idempotency_keys',
    table: 'idempotency_keys',
    key: ['division_id', 'key_hash'],
    from: 'written_at',
    keep: `${writeKeyDays} days`,
  }),
];
