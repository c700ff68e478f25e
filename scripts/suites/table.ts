import { textTable } from '../lib/text-table.ts';
import type { Counts, Suite } from './suite.ts';

/** A suite that has run, or could not. */
export interface Outcome {
  readonly suite: Suite;
  readonly counts: Counts | undefined;
  readonly seconds: number;
}

/** A suite that ran nothing proves nothing, so it counts as one failure. */
export function settle(counts: Counts): Counts {
  return counts.passed + counts.failed > 0 ? counts : { ...counts, failed: 1, note: 'ran no test' };
}

function row(outcome: Outcome): string[] {
  const { suite, counts, seconds } = outcome;
  if (!counts) return [suite.name, '–', '–', '–', `${seconds.toFixed(1)} s`, 'skipped'];
  const { passed, failed, skipped = 0, note = '' } = counts;
  return [suite.name, String(passed), String(failed), String(skipped), `${seconds.toFixed(1)} s`, note];
}

/** The outcomes as a table in plain text. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const rows = [['suite', 'passed', 'failed', 'skipped', 'time', ''], ...outcomes.map(row)];
  return textTable(rows, new Set([1, 2, 3, 4]));
}

/** The last line of `pnpm test`, over all suites. */
export function formatTotal(outcomes: readonly Outcome[]): string {
  const passed = outcomes.reduce((total, { counts }) => total + (counts?.passed ?? 0), 0);
  const failed = outcomes.reduce((total, { counts }) => total + (counts?.failed ?? 0), 0);
  return `${passed} passed, ${failed} failed`;
}
