import type { RunResult } from '../lib/process.ts';

/** What a suite counted. A check without tests of its own, such as the linter, counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** One line for the table: a version, or why there is nothing to run. */
  readonly note?: string;
}

/** A part of `pnpm test`. */
export interface Suite {
  /** What it is called by on the command line. */
  readonly name: string;
  readonly title: string;
  /** It runs what was built, so what is out of date is built first. */
  readonly needsBuild?: boolean;
  /** Runs it; `undefined` when this machine lacks what it needs, which the suite then says itself. */
  readonly run: () => Promise<Counts | undefined>;
}

/** Milliseconds after which a suite is taken to hang. */
export const MINUTE = 60_000;

/** Counts a command as one check. */
export function countCommand(result: RunResult): Counts {
  if (result.ok) return { passed: 1, failed: 0 };
  if (result.error) console.error(result.error);
  return { passed: 0, failed: 1, ...(result.isTimedOut ? { note: 'timed out' } : {}) };
}

/** Adds up the counts of checks. */
export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.reduce((total, { skipped = 0 }) => total + skipped, 0),
  };
}
