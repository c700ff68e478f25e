import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableJson } from '../../database/columns.ts';

/** Row of `checkout_attempts`. */
export interface CheckoutAttemptsTable {
  division_id: number;
  id: Generated<string>;
  idempotency_key: string;
  body_hash: string;
  owner: string;
  state: Generated<string>;
  payment_intent: string | null;
  amount_minor: Generated<number>;
  currency: Generated<string>;
  /** The decision and the prices at that moment; the order is made from it. */
  request: Json;
  snapshot: NullableJson;
  /** The answer, given again for the same key. */
  answer: NullableJson;
  answer_status: number | null;
  order_id: number | null;
  /** The order that it pays for, where that stood before. */
  pays_order_id: number | null;
  /** Number of the process that works on it (`Database.processNumber`). */
  holder: number | null;
  /** How often it was taken up. Only who has the latest turn may go on with it. */
  turn: Generated<number>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}
