import type { DefaultedTime, Json } from '../../../database/columns.ts';

/** Row of `page_versions`: a page as it was once saved. */
export interface PageVersionsTable {
  division_id: number;
  page_id: number;
  version: number;
  kind: string;
  content: Json;
  changes: Json;
  by_kind: string;
  by_id: string;
  by_name: string;
  saved_at: DefaultedTime;
}
