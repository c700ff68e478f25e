import type { DefaultedTime } from '../../database/columns.ts';

/** Row of `files`. */
export interface FilesTable {
  division_id: number;
  id: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  created_at: DefaultedTime;
}
