import createBidi from 'bidi-js';
import type { PaperFonts, PaperWeight } from './paper-fonts.ts';

const bidi = createBidi();
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** A document and the fonts that it was given. */
export interface Paper {
  readonly document: PDFKit.PDFDocument;
  readonly fonts: PaperFonts;
}

/** Place and look of a text in points. */
export interface PaperTextLook {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight: PaperWeight;
  readonly align?: 'left' | 'right';
  /** Points between two lines. */
  readonly lineGap?: number;
  /** Points that the text may be high; lines behind it are left out. */
  readonly height?: number;
}

/** A stretch of one direction and one font, as it stands on the paper from left to right. */
interface VisualRun {
  readonly text: string;
  readonly font: string;
}

/** Arabic and Persian digits, which are read from the left, with what stands between those of one number. */
const digits = /([\u0660-\u0669\u06f0-\u06f9](?:[.,/:-]?[\u0660-\u0669\u06f0-\u06f9])*)/u;

/** A stretch for the layout of fonts, which takes Arabic digits for letters that are read from the right. */
const forLayout = (text: string, level: number): string[] =>
  level % 2 === 1
    ? [text]
    : text
        .split(digits)
        .filter(Boolean)
        .map((part) => (digits.test(part) ? part.split('').toReversed().join('') : part));

/** Parts a line into stretches of one direction, in the order in which they stand from left to right (UAX #9). */
export function directionRuns(line: string): string[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const shown = [...line.split('').entries()].map(([at, unit]) => mirrored.get(at) ?? unit);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && last.to + 1 === at) last.to = at;
    else if (last?.level === level && last.from - 1 === at) last.from = at;
    else runs.push({ from: at, to: at, level });
  }
  // Each stretch stays in the order of reading: its font draws right-to-left letters from the right.
  return runs.flatMap(({ from, to, level }) => forLayout(shown.slice(from, to + 1).join(''), level));
}

/**
 * Writes a text that needs several fonts or is read from the right, and gives where it ends.
 *
 * @param text - with line breaks where lines must end; longer lines are broken between words
 */
export function writePaperText(
  { document, fonts }: Paper,
  text: string,
  { x, y, width, size, weight, align = 'left', lineGap = 0, height = Infinity }: PaperTextLook,
): number {
  // With features, a run is laid out as a whole, and not word by word from the left.
  const whole: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false };
  const widthOf = ({ text: run, font }: VisualRun): number =>
    document.font(font).fontSize(size).widthOfString(run, whole);
  const runsOf = (line: string): VisualRun[] => directionRuns(line).flatMap((run) => fonts.runs(run, weight));
  const lineWidth = (line: string): number => runsOf(line).reduce((sum, run) => sum + widthOf(run), 0);

  function wrap(paragraph: string): string[] {
    const lines = [''];
    for (const { segment } of words.segment(paragraph)) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && segment.trim() !== '' && lineWidth(line + segment) > width) lines.push(segment);
      else lines[lines.length - 1] = line + segment;
    }
    return lines.map((line) => line.trim());
  }

  const lineHeight = document.font(weight).fontSize(size).currentLineHeight(true) + lineGap;
  let at = y;
  for (const line of text.split('\n').flatMap(wrap)) {
    if (at + lineHeight > y + height) break;
    const runs = runsOf(line);
    let from = align === 'right' ? x + width - lineWidth(line) : x;
    for (const run of runs) {
      const wide = widthOf(run);
      document.text(run.text, from, at + fonts.ascent * size, { ...whole, baseline: 'alphabetic' });
      from += wide;
    }
    at += lineHeight;
  }
  document.x = x;
  document.y = at;
  return at;
}
