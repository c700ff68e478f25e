import type { DefaultedTime } from '../../../database/columns.ts';

/** Row of `page_editors`: a window in which somebody edits a page. */
export interface PageEditorsTable {
  division_id: number;
  page_id: number;
  editor: string;
  by_kind: string;
  by_id: string;
  by_name: string;
  seen_at: DefaultedTime;
}
