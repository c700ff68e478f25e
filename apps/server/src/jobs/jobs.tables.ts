import type { DefaultedTime } from '../database/columns.ts';

/** Row of `job_workers`: a process that runs jobs. */
export interface JobWorkersTable {
  process: number;
  host: string;
  pid: number;
  started_at: DefaultedTime;
  seen_at: DefaultedTime;
}
