const ignored = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** A word as it was written and as it is compared: no accents, no capitals, singular. */
export interface Word {
  readonly written: string;
  readonly stem: string;
}

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/** Text without accents, ligatures and capitals. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæ]/g, (sign) => ligatures[sign] ?? sign);
}

/** Goods, and what is on them, whose plural in -ies is of -ie, as that of hoodie; of others it is of -y, as of baby. */
const endingInIe = new Set(
  'beanie birdie bootie brownie collie cookie doggie foodie genie goalie hoodie hottie kiddie laddie magpie movie nightie onesie pixie rookie selfie smoothie veggie zombie'.split(
    ' ',
  ),
);

/** A word's stem: plural endings gone, since shoppers write hoodie, hoodies and hoody alike. */
export function stemOf(word: string): string {
  const single = word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word;
  const inIe = single.endsWith('y') ? `${single.slice(0, -1)}ie` : '';
  if (endingInIe.has(inIe)) return inIe;
  if (single !== word) return single;
  if (word.length > 4 && /(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Tells whether a word is of a writing without spaces, so that words are found inside of longer runs. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** The words of a text, each once. Words with a dash count whole too: `t-shirt` is `shirt` and `tshirt`. */
export function wordsOf(text: string): Word[] {
  const words = new Map<string, Word>();
  const add = (written: string): void => {
    const stem = stemOf(written);
    // One sign of a writing without spaces is a word.
    if ((stem.length > 1 || isUnspaced(stem)) && !ignored.has(stem) && !words.has(stem))
      words.set(stem, { written, stem });
  };
  for (const chunk of fold(text)
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []) {
    const parts = chunk.split('-');
    for (const part of parts) add(part);
    if (parts.length > 1) add(parts.join(''));
  }
  return [...words.values()];
}

/** Runs of three letters, with the word's edges marked. */
export function trigramsOf(word: string): string[] {
  const padded = `^${word}$`;
  const grams: string[] = [];
  for (let at = 0; at + 3 <= padded.length; at += 1) grams.push(padded.slice(at, at + 3));
  return grams;
}

/** Number of wrong letters that a search forgives in a word of this length. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Number of letters to add, drop, change or swap with their neighbour to turn one word into the other; `limit + 1` as
 * soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[b.length] ?? limit + 1;
}

/** A word without its vowels, and with one of each doubled letter: people who write by ear get these right. */
const skeletonOf = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Tells whether one word is the other with two neighbours swapped. */
function isSwap(a: string, b: string): boolean {
  const lettersOf = (word: string): string => [...word].toSorted().join('');
  return a.length === b.length && editDistance(a, b, 1) === 1 && lettersOf(a) === lettersOf(b);
}

/**
 * Number of slips between a known word and a typed one; `limit + 1` as soon as it is more than `limit`. Two wrong
 * vowels in a word that sounds the same are one slip: `toat` is nearer to `tote` than its letters are.
 */
export function slipsBetween(typed: string, known: string, limit: number): number {
  const letters = editDistance(typed, known, Math.max(limit, 2));
  const soundsAlike =
    letters === 2 && typed.length > 3 && typed[0] === known[0] && skeletonOf(typed) === skeletonOf(known);
  return Math.min(soundsAlike ? 1 : letters, limit + 1);
}

/**
 * Tells whether a search takes a typed word for a known one. In three letters only a swap shows which word was meant.
 */
export function isForgiven(typed: string, known: string): boolean {
  if (typed.length === 3) return isSwap(typed, known);
  const limit = forgiven(typed.length);
  return limit > 0 && slipsBetween(typed, known, limit) <= limit;
}
