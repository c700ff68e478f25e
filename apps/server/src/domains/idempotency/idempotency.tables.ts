import type { DefaultedTime, NullableJson } from '../../database/columns.ts';

/** Row of `idempotency_keys`: a write that was sent with an `Idempotency-Key`. */
export interface IdempotencyKeysTable {
  division_id: number;
  key_hash: string;
  body_hash: string;
  /** Data from which the answer is made again; null while the write is made. */
  answer: NullableJson;
  written_at: DefaultedTime;
}
