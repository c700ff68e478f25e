import type { Time } from '../../../database/columns.ts';

/** Row of `page_schedules`: when a page goes live, or off the shop, by itself. */
export interface PageSchedulesTable {
  division_id: number;
  page_id: number;
  action: string;
  at: Time;
  /** Another one each time: a job of an earlier schedule does nothing. */
  id: string;
  problem: string | null;
}
