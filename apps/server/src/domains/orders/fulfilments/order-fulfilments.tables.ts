import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../../database/columns.ts';

/** Row of `order_fulfilments`. */
export interface OrderFulfilmentsTable {
  division_id: number;
  id: Generated<string>;
  order_id: number;
  /** Counted within the order, from 1. */
  position: number;
  /** The items in it, by their lines. */
  lines: Json;
  carrier: Generated<string>;
  /** '' where no number is known. */
  code: Generated<string>;
  url: string | null;
  /** True when its customer got an email about it. */
  notified: Generated<boolean>;
  /** `store`: the store's team; `platform`: staff, by completing the order. */
  sent_by: string;
  /** The status that the order had, and got with it; null where it stayed. */
  status_before: string | null;
  status_after: string | null;
  by_id: string | null;
  by_name: string;
  at: DefaultedTime;
  version: Generated<number>;
  cancelled_at: NullableTime;
  cancelled_by: string | null;
}
