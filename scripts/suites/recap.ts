import { stripVTControlCharacters } from 'node:util';

import type { Failure } from './suite.ts';
import type { Outcome } from './table.ts';

/** Lines that a recap should not pass, so that it fits with the table into the last hundred lines of a log. */
const BUDGET = 80;
const MOST_FIRST = 12;
const MOST_LAST = 40;
const FEWEST = 2;
const WIDTH = 300;

interface Told {
  readonly suite: string;
  readonly failure: Failure;
}

/** Failures that a suite counted but did not describe are mentioned too. */
function tell({ suite, counts }: Outcome): Told[] {
  if (!counts || counts.failed === 0) return [];
  const described = counts.failures ?? [];
  const missing = counts.failed - described.length;
  const rest: Failure = {
    place: described.length === 0 ? (counts.note ?? 'failed') : `${missing} more`,
    lines: ['See its output above.'],
    telling: 'first',
  };
  return [...described, ...(missing > 0 ? [rest] : [])].map((failure) => ({ suite: suite.name, failure }));
}

function shorten({ lines, telling }: Failure, share: number): string[] {
  const most = Math.min(telling === 'first' ? MOST_FIRST : MOST_LAST, share);
  const plain = lines
    .flatMap((line) => stripVTControlCharacters(line).split('\n'))
    .filter((line) => line.trim() !== '');
  const kept = telling === 'first' ? plain.slice(0, most) : plain.slice(-most);
  return kept.map((line) => `    ${line.trimEnd().slice(0, WIDTH)}`);
}

function describe({ suite, failure }: Told, share: number): string {
  return [`${suite}: ${stripVTControlCharacters(failure.place)}`, ...shorten(failure, share)].join('\n');
}

/**
 * Every failure of a run with what it said, and what passed only when it was repeated; the more there are, the shorter
 * each is told.
 *
 * @returns an empty text when everything passed at once
 */
export function formatRecap(outcomes: readonly Outcome[]): string {
  const failed = outcomes.flatMap(tell);
  const unsteady = outcomes.flatMap(({ suite, counts }) =>
    (counts?.unsteady ?? []).map((failure) => ({ suite: suite.name, failure })),
  );
  const share = Math.max(FEWEST, Math.floor(BUDGET / (failed.length + unsteady.length)) - 1);
  const lines: string[] = [];
  if (unsteady.length > 0) lines.push('━━ What passed only when repeated ━━');
  for (const told of unsteady) lines.push(`~ ${describe(told, share)}`);
  if (failed.length > 0) lines.push('━━ What failed ━━');
  for (const told of failed) lines.push(`✗ ${describe(told, share)}`);
  return lines.join('\n');
}
