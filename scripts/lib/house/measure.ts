import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { castsIn } from './casts.ts';
import { circlesOf } from './circles.ts';
import { exportsIn, oddCommentsIn } from './comments.ts';
import { duplicatesIn } from './duplicates.ts';
import { linesOf, readSources } from './sources.ts';

/** Figures of the code by name; less is better, so that a limit is never raised. */
export type Figures = Readonly<Record<string, number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Imports across domains of the server that are still allowed (`house/domains` in .oxlintrc.json). */
function allowedBreaches(): number {
  const settings: { rules: { 'house/domains': [string, { allowed: string[] }] } } = JSON.parse(
    readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'),
  );
  return settings.rules['house/domains'][1].allowed.length;
}

/** Measures the code of all apps and packages. */
export function measureHouse(): { figures: Figures; rooms: Figures } {
  const sources = readSources();
  const sizes = sources.map(({ code }) => linesOf(code)).toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  const rooms = Object.fromEntries(
    [...Map.groupBy(sources, ({ room }) => room)].map(([room, files]) => [
      room,
      sum(files.map(({ code }) => linesOf(code))),
    ]),
  );
  const inPackages = sources.filter(({ room }) => room.startsWith('packages/'));
  const documented = inPackages.map(exportsIn);
  const all = sum(documented.map((each) => each.all));
  const bare = sum(documented.map((each) => each.bare));
  const casts = sources.map(castsIn);
  const values = circlesOf(sources, false);
  const types = circlesOf(sources, true);
  return {
    rooms,
    figures: {
      'lines of the storefront': rooms['apps/storefront'] ?? 0,
      'lines of a file, median': at(0.5),
      'lines of a file, p90': at(0.9),
      'lines of a file, most': at(1),
      'files of more than 400 lines': sizes.filter((size) => size > 400).length,
      'uses of any': sum(casts.map((each) => each.any)),
      'casts through unknown': sum(casts.map((each) => each.throughUnknown)),
      'suppressed errors of types': sum(casts.map((each) => each.suppressed)),
      'circles of values': values.length,
      'files in the largest circle of values': values[0]?.length ?? 0,
      'circles with types': types.length,
      'files in the largest circle with types': types[0]?.length ?? 0,
      'breaches between domains': allowedBreaches(),
      'exports of packages without TSDoc, per mille': Math.round((bare / all) * 1000),
      'comments that open with a relative clause': sum(sources.map(oddCommentsIn)),
      'pairs of files with 20 identical lines': duplicatesIn(sources).length,
    },
  };
}
