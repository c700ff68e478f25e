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

/** What a suite counted but did not describe is mentioned too. */
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

function chapter(title: string, mark: string, told: readonly Told[], share: number): string[] {
  if (told.length === 0) return [];
  return [
    `━━ ${title} ━━`,
    ...told.flatMap(({ suite, failure }) => [
      `${mark} ${suite}: ${stripVTControlCharacters(failure.place)}`,
      ...shorten(failure, share),
    ]),
  ];
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
  return [
    ...chapter('What passed only when repeated', '~', unsteady, share),
    ...chapter('What failed', '✗', failed, share),
  ].join('\n');
}
