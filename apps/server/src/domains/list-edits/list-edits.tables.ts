import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableJson, NullableTime } from '../../database/columns.ts';

/** Row of `list_edits`: a change of many rows of a list. */
export interface ListEditsTable {
  division_id: number;
  id: string;
  list: string;
  action: Json;
  /** `running` or `done`. */
  state: Generated<string>;
  by_kind: string;
  by_id: string;
  by_name: string;
  total: number;
  processed: Generated<number>;
  changed: Generated<number>;
  refused: Generated<number>;
  /** The edit that undoes this one. */
  undone_by: string | null;
  created_at: DefaultedTime;
  finished_at: NullableTime;
}

/** Row of `list_edit_rows`. */
export interface ListEditRowsTable {
  division_id: number;
  edit_id: string;
  row_id: string;
  name: Generated<string>;
  /** `changed`, `unchanged` or `refused`; null: not done yet. */
  outcome: string | null;
  reason: Generated<string>;
  /** Its former state, to undo the change. */
  former: NullableJson;
}
