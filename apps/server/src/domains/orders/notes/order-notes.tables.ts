import type { GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTime } from '../../../database/columns.ts';

/** Row of `order_notes`. */
export interface OrderNotesTable {
  division_id: number;
  id: GeneratedAlways<number>;
  order_id: number;
  /** '' where only tags were changed. */
  text: string;
  tags_added: DefaultedJson;
  tags_removed: DefaultedJson;
  by_kind: string;
  by_id: string | null;
  by_name: string;
  at: DefaultedTime;
}
