import type { GeneratedAlways } from 'kysely';
import type { DefaultedTime } from '../../../database/columns.ts';

/** Row of `order_payments`. */
export interface OrderPaymentsTable {
  division_id: number;
  id: GeneratedAlways<number>;
  order_id: number;
  method: string;
  /** Such as the number of the purchase order, or what stands on the bank statement. */
  reference: string;
  amount_minor: number;
  /** ISO date of the day on which the money came; null while a purchase order is still to be paid. */
  paid_on: string | null;
  by_kind: string;
  by_id: string | null;
  by_name: string;
  idempotency_key: string;
  body_hash: string;
  at: DefaultedTime;
}
