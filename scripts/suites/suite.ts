import type { RunResult } from '../lib/process.ts';

/** One thing that failed, as the recap at the end of `pnpm test` tells it. */
export interface Failure {
  /** Where: a file with the name of its test, or a command. */
  readonly place: string;
  /** Output of the suite, in plain text. */
  readonly lines: readonly string[];
  /** Which end of the lines tells more. */
  readonly telling: 'first' | 'last';
}

/** Counts of a suite. A check without tests of its own, such as the linter, counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly failures?: readonly Failure[];
  /** Tests that passed only when repeated: counted as passed, and reported all the same. */
  readonly unsteady?: readonly Failure[];
  /** One line for the table: a version, or why there is nothing to run. */
  readonly note?: string;
}

/** A part of `pnpm test`. */
export interface Suite {
  /** Name on the command line. */
  readonly name: string;
  readonly title: string;
  /** It runs what was built, so what is out of date is built first. */
  readonly needsBuild?: boolean;
  /** Runs it; `undefined` when this machine lacks what it needs, which the suite then says itself. */
  readonly run: () => Promise<Counts | undefined>;
}

/** Milliseconds after which a suite is taken to hang. */
export const MINUTE = 60_000;

/** Counts one check, by what it says when it fails. */
export function countFailure(place: string, lines: readonly string[] = []): Counts {
  return { passed: 0, failed: 1, failures: [{ place, lines, telling: 'last' }] };
}

/** Counts a fact as one check, and says it. */
export function countFact(fact: string, holds: boolean, said: readonly string[] = []): Counts {
  console.log(`  ${fact}`);
  if (holds) return { passed: 1, failed: 0 };
  console.error(['  … does not hold', ...said].join('\n  '));
  return countFailure(`does not hold: ${fact}`, said);
}

/** Counts a command as one check. */
export function countCommand(name: string, result: RunResult): Counts {
  if (result.ok) return { passed: 1, failed: 0 };
  if (result.error) console.error(result.error);
  const end = result.isTimedOut
    ? `timed out after ${result.seconds.toFixed(0)} s`
    : (result.error ?? `ended with ${result.code ?? 'a signal'}`);
  const counts = countFailure(name, [...result.tail, `(${end})`]);
  return { ...counts, ...(result.isTimedOut ? { note: 'timed out' } : {}) };
}

/** Lets the end of a command's output tell what its report does not. */
export function explain(counts: Counts, name: string, result: RunResult): Counts {
  if (result.ok || (counts.failures?.length ?? 0) > 0) return counts;
  return { ...counts, failures: countCommand(name, result).failures ?? [] };
}

/** Adds up the counts of checks. */
export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.reduce((total, { skipped = 0 }) => total + skipped, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
}
