import type { DefaultedTime } from '../../../database/columns.ts';

/** Row of `page_redirects`: an address that a page had before. */
export interface PageRedirectsTable {
  division_id: number;
  from_url: string;
  page_id: number;
  created_at: DefaultedTime;
}
