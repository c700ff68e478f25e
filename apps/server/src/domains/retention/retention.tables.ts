import type { DefaultedJson, DefaultedTime, NullableTime } from '../../database/columns.ts';

/** Row of `retention_runs`: a night's work. */
export interface RetentionRunsTable {
  /** The day by UTC, such as `2026-11-28`. */
  night: string;
  started_at: DefaultedTime;
  finished_at: NullableTime;
  /** Rows deleted, by kind. */
  deleted: DefaultedJson;
}
