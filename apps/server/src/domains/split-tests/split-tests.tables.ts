import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../database/columns.ts';

/** Row of `split_tests`. */
export interface SplitTestsTable {
  division_id: number;
  id: Generated<string>;
  name: string;
  /** [{ "name": "Old", "weight": 1 }], the default first. */
  variations: Json;
  started_at: NullableTime;
  stopped_at: NullableTime;
  version: Generated<number>;
  created_at: DefaultedTime;
}

/** Row of `split_test_visitors`: how many, never who. */
export interface SplitTestVisitorsTable {
  division_id: number;
  test_id: string;
  variation: string;
  visitors: Generated<number>;
}

/** Row of `split_test_orders`: what the buyer of an order was shown. */
export interface SplitTestOrdersTable {
  division_id: number;
  order_id: number;
  test_id: string;
  variation: string;
}
