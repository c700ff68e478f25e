import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { decompress } from 'woff2-encoder';

const { resolve } = createRequire(import.meta.url);
const latin = (name: string): string => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Letters of Japanese, which the other font lacks: kanji, kana, their punctuation, and wide forms. */
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

interface JapaneseFonts {
  readonly plain: Buffer;
  readonly bold: Buffer;
}

async function readJapanese(weight: 400 | 700): Promise<Buffer> {
  const file = `@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-${weight}-normal.woff2`;
  // As it is packed, the letters that a paper needs cannot be taken from it.
  return Buffer.from(await decompress(await readFile(resolve(file))));
}

/** Read with the first paper that needs them, as few do. */
let japaneseFonts: Promise<JapaneseFonts> | null = null;

/**
 * Gives a paper its fonts: for Latin, Greek and Cyrillic letters, and for Japanese where it has any.
 *
 * @param said - all that stands on the paper
 */
export async function addPaperFonts(document: PDFKit.PDFDocument, said: unknown): Promise<void> {
  document.registerFont('plain', latin('DejaVuSansCondensed'));
  document.registerFont('bold', latin('DejaVuSansCondensed-Bold'));
  if (!japanese.test(JSON.stringify(said))) return;
  japaneseFonts ??= Promise.all([readJapanese(400), readJapanese(700)]).then(([plain, bold]) => ({
    plain,
    bold,
  }));
  const { plain, bold } = await japaneseFonts;
  document.registerFont('plain-ja', plain);
  document.registerFont('bold-ja', bold);
}

/** The font of a text; the Japanese one has Latin letters too, so a text is whole in it. */
export function paperFont(text: string, weight: 'plain' | 'bold' = 'plain'): string {
  return japanese.test(text) ? `${weight}-ja` : weight;
}
