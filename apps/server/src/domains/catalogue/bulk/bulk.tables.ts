import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTime, NullableJson, NullableTime } from '../../../database/columns.ts';

/** Row of `bulk_edits`. */
export interface BulkEditsTable {
  division_id: number;
  id: string;
  action: ColumnType<unknown, string, string>;
  /** `running` or `done`. */
  state: Generated<string>;
  total: number;
  processed: Generated<number>;
  changed: Generated<number>;
  refused: Generated<number>;
  /** The bulk edit that undoes this one. */
  undone_by: string | null;
  created_at: DefaultedTime;
  finished_at: NullableTime;
}

/** Row of `bulk_edit_products`. */
export interface BulkEditProductsTable {
  division_id: number;
  edit_id: string;
  product_id: number;
  name: string;
  /** `changed`, `unchanged` or `refused`; null: not done yet. */
  outcome: string | null;
  reason: Generated<string>;
  /** Its values before, to undo it. */
  former: NullableJson;
}
