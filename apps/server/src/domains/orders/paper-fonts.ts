import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'woff2-encoder';

const { resolve } = createRequire(import.meta.url);

/** Weights that papers are written in. */
export type PaperWeight = 'plain' | 'bold';

/** One font of a paper in both weights, by the names under which the document knows them. */
interface PaperFont {
  readonly name: string;
  /** The letters that call for it. */
  readonly letters: RegExp;
  /** Its file in a weight; some fonts have one weight only. */
  readonly file: (weight: 400 | 700) => string;
}

const fontsource =
  (family: string, subset: string, weights: readonly number[] = [400, 700]) =>
  (weight: 400 | 700): string =>
    `@fontsource/${family}/files/${family}-${subset}-${weights.includes(weight) ? weight : 400}-normal.woff2`;

/** Fonts in the order in which they are asked for a letter. The first has Latin, Greek, Cyrillic, Arabic and Hebrew. */
const fonts: readonly PaperFont[] = [
  {
    name: '',
    letters: /^/u,
    file: (weight) => `dejavu-fonts-ttf/ttf/DejaVuSansCondensed${weight === 700 ? '-Bold' : ''}.ttf`,
  },
  {
    name: '-ja',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    file: fontsource('biz-udpgothic', 'japanese'),
  },
  {
    name: '-zh',
    letters: /\p{Script=Han}/u,
    file: fontsource('zcool-xiaowei', 'chinese-simplified', [400]),
  },
  { name: '-ko', letters: /\p{Script=Hangul}/u, file: fontsource('gowun-dodum', 'korean', [400]) },
  {
    name: '-deva',
    letters: /\p{Script=Devanagari}/u,
    file: fontsource('noto-sans-devanagari', 'devanagari'),
  },
  { name: '-beng', letters: /\p{Script=Bengali}/u, file: fontsource('noto-sans-bengali', 'bengali') },
  { name: '-taml', letters: /\p{Script=Tamil}/u, file: fontsource('noto-sans-tamil', 'tamil') },
  { name: '-thai', letters: /\p{Script=Thai}/u, file: fontsource('noto-sans-thai', 'thai') },
];

interface OpenFont {
  readonly bytes: Buffer;
  readonly font: Font;
}

async function open(file: string): Promise<OpenFont> {
  const packed = await readFile(resolve(file));
  // As it is packed, the letters that a paper needs cannot be taken from it.
  const bytes = file.endsWith('.woff2') ? Buffer.from(await decompress(packed)) : packed;
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return { bytes, font };
}

/** Each file is read with the first paper that needs it, as few need more than the first. */
const opened = new Map<string, Promise<OpenFont>>();

function openOnce(file: string): Promise<OpenFont> {
  const known = opened.get(file) ?? open(file);
  opened.set(file, known);
  return known;
}

/** A stretch of a text that one font can write. */
export interface FontRun {
  readonly text: string;
  /** The name under which the document knows the font. */
  readonly font: string;
}

/** The fonts of one paper: they are known by name to its document. */
export interface PaperFonts {
  /**
   * Parts a text by the fonts that have its letters: in one piece where a font has them all. A letter that none has is
   * left to the first.
   */
  runs(text: string, weight: PaperWeight): FontRun[];
  /** How high the first font's letters rise above their line, as a share of its size. */
  readonly ascent: number;
  /** Tells whether the first font alone writes a text, from left to right. */
  isSimple(text: string): boolean;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Gives a paper the fonts that its letters need.
 *
 * @param said - all that stands on the paper
 */
export async function addPaperFonts(document: PDFKit.PDFDocument, said: unknown): Promise<PaperFonts> {
  const letters = JSON.stringify(said);
  const needed = await Promise.all(
    fonts
      .filter((font, at) => at === 0 || font.letters.test(letters))
      .map(async ({ name, file }) => ({
        name,
        plain: await openOnce(file(400)),
        bold: await openOnce(file(700)),
      })),
  );
  for (const { name, plain, bold } of needed) {
    document.registerFont(`plain${name}`, plain.bytes);
    document.registerFont(`bold${name}`, bold.bytes);
  }
  const has = (font: Font, text: string): boolean =>
    [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

  function runs(text: string, weight: PaperWeight): FontRun[] {
    const whole = needed.find((font) => has(font[weight].font, text));
    if (whole) return [{ text, font: `${weight}${whole.name}` }];
    const parts: { text: string; at: number }[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const last = parts.at(-1);
      // Spaces, digits and Latin letters stay in the font of what stands before them, if it has them.
      const before = last && needed[last.at];
      if (last && before && has(before[weight].font, segment)) {
        last.text += segment;
        continue;
      }
      const found = needed.findIndex((font) => has(font[weight].font, segment));
      const at = Math.max(found, 0);
      if (last?.at === at) last.text += segment;
      else parts.push({ text: segment, at });
    }
    return parts.map(({ text: part, at }) => ({ text: part, font: `${weight}${needed[at]?.name ?? ''}` }));
  }

  const first = needed[0]?.plain.font;
  return {
    runs,
    ascent: first ? first.ascent / first.unitsPerEm : 1,
    isSimple: (text) => !rightToLeft.test(text) && runs(text, 'plain').every(({ font }) => font === 'plain'),
  };
}
