import type { DefaultedTime } from '../../../database/columns.ts';

/** Row of `completion_badges`. */
export interface CompletionBadgesTable {
  division_id: number;
  code: string;
  unlocked_at: DefaultedTime;
}
