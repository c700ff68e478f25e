import type { DefaultedTime, Json } from '../../../database/columns.ts';

/** Row of `page_drafts`: what is edited beside the page that shoppers see. */
export interface PageDraftsTable {
  division_id: number;
  page_id: number;
  content: Json;
  /** The live page that the draft was made from, or that it takes into account. */
  live_version: number;
  live_content: Json;
  saved_at: DefaultedTime;
}
