import type { ReactElement } from 'react';
import { writeNames } from '../../start/sent-styles.ts';
import { documentText, renderAtOnce } from '../render-at-once.server.ts';
import { withParts, type MarkedDocument } from './kept-parts.server.ts';
import type { Made } from './made-parts.server.ts';

/** True when every document is rendered a second time without kept parts: for tests, by `CHECK_KEPT_PARTS=true`. */
export const checksParts = process.env['CHECK_KEPT_PARTS'] === 'true';

/** A document with kept parts, and the means to render it without. */
export interface PartsCheck {
  readonly marked: MarkedDocument;
  readonly made: Made;
  readonly again: Made;
  readonly render: (made: Made, keeper: null) => ReactElement;
}

/** How much of two texts that differ is shown. */
const excerpt = 120;

/** @throws Error where two texts differ; it shows where */
export function assertSame(what: string, kept: string, rendered: string): void {
  if (kept === rendered) return;
  let at = 0;
  while (kept[at] === rendered[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - excerpt), at + excerpt);
  throw new Error(
    `${what} that were kept are not those of a rendering:\n${around(kept)}\n${around(rendered)}`,
  );
}

const textOf = (names: ReadonlySet<string>): string => [...names].toSorted().join();

/**
 * Compares a document with the same rendered whole.
 *
 * @throws Error where a part was kept that this page renders otherwise: something that it depends on is not in its key
 */
export function checkParts({ marked, made, again, render }: PartsCheck): void {
  const html = renderAtOnce(render(again, null));
  const whole = html === null ? null : documentText(html);
  if (whole === null) return;
  assertSame('Elements of parts', withParts(marked.html, marked.parts).join(''), whole);
  assertSame('Texts of parts', textOf(made.areas), textOf(again.areas));
  assertSame(
    'Styles of parts',
    writeNames(made.sheet.instance.names),
    writeNames(again.sheet.instance.names),
  );
}
