import type { GeneratedAlways } from 'kysely';
import type { DefaultedTime, Json } from '../../database/columns.ts';

/** Row of `payment_attempts`. */
export interface PaymentAttemptsTable {
  division_id: number;
  id: GeneratedAlways<number>;
  payment_intent: string;
  message: string;
  success: boolean;
  method_name: string;
  at: DefaultedTime;
}

/** Row of `test_processor`. */
export interface TestProcessorTable {
  id: string;
  kind: string;
  idempotency_key: string | null;
  data: Json;
  created_at: DefaultedTime;
}
