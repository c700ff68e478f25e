import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedTime, NullableTime } from '../../../database/columns.ts';

/** Row of `order_returns`. */
export interface OrderReturnsTable {
  division_id: number;
  id: GeneratedAlways<number>;
  order_id: number;
  /** As it stands on the label. */
  number: string;
  resolution: string;
  note: string;
  state: Generated<string>;
  idempotency_key: string;
  body_hash: string;
  asked_at: DefaultedTime;
  booked_at: NullableTime;
  booked_by: Generated<string>;
}

/** Row of `order_return_lines`. */
export interface OrderReturnLinesTable {
  division_id: number;
  return_id: number;
  item_id: string;
  position: number;
  quantity: number;
  reason: string;
  /** Variant that replaces it, in an exchange. */
  variant_id: string | null;
  colour: Generated<string>;
  size: Generated<string>;
  /** Null until it is booked in. */
  received: Generated<number | null>;
}
