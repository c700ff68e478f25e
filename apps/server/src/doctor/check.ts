import type { Config } from '../config.ts';
import type { Core } from '../core.ts';
import type { Database } from '../database/database.ts';

/** How something stands. `skipped`: it could not be looked at, for a reason that is no fault. */
export type Level = 'ok' | 'warn' | 'fail' | 'skipped';

/** One line of the report. */
export interface Finding {
  readonly level: Level;
  readonly text: string;
  /** The remedy, for `warn` and `fail`. */
  readonly mend?: string;
}

/** The installation that the checks look at. */
export interface Patient {
  readonly config: Config;
  /** null: it cannot be opened. */
  readonly database: Database | null;
  /** The built core; null where the database, its schema or the keys forbid it. */
  readonly core: Core | null;
  /** Why something of the above is missing. */
  readonly missing: string;
}

/** One subject: a file of `checks/`, and a line in its `index.ts`. */
export interface Check {
  readonly name: string;
  /** Looks, and changes nothing that stays. It is given up after five seconds. */
  run(patient: Patient): Promise<readonly Finding[]>;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string, mend: string): Finding => ({ level: 'warn', text, mend });
export const failed = (text: string, mend: string): Finding => ({ level: 'fail', text, mend });
export const skipped = (text: string): Finding => ({ level: 'skipped', text });

/** The message of an error, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
