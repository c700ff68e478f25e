import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableJson, NullableTime } from '../../../database/columns.ts';

/** Row of `order_changes`. */
export interface OrderChangesTable {
  division_id: number;
  id: GeneratedAlways<number>;
  order_id: number;
  kind: string;
  text: string;
  idempotency_key: string | null;
  body_hash: string | null;
  answer: NullableJson;
  at: DefaultedTime;
}

/** Row of `order_refunds`. */
export interface OrderRefundsTable {
  division_id: number;
  id: Generated<string>;
  order_id: number;
  amount_minor: number;
  /** Amount of it that went back to gift cards. */
  gift_card_minor: Generated<number>;
  reason: string;
  of_return: Generated<boolean>;
  /** Made by a person of the store or of the staff: the order's total stays as it was. */
  by_hand: Generated<boolean>;
  /** Name of the person who made it by hand; '' for all others. */
  by_name: Generated<string>;
  idempotency_key: Generated<string | null>;
  body_hash: Generated<string | null>;
  /** Sums and lines of the order before; null where its total stayed as it was. */
  order_before: NullableJson;
  /** The payments that it gives back; none where that is the first one alone. */
  parts: DefaultedJson;
  /** Lines that it gives back for. */
  credited: DefaultedJson;
  state: Generated<string>;
  created_at: DefaultedTime;
  settled_at: NullableTime;
}
