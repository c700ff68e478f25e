import { isServiceWord } from './service-words.ts';
import { slipsBetween, stemOf, type Word } from '../../../texts/search-words.ts';

/** Most words of a query that are looked at, and most known words that one of them is compared with. */
export const correctionLimits = { words: 8, comparisons: 2000 } as const;

/** Number of wrong letters a word of this length may have: more than a search forgives by itself. */
function allowed(length: number): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  return length < 8 ? 2 : 3;
}

/** The same of a word of descriptions: full of small words, these would be meant by any long one (“delivery”: “every”). */
const describedSlips = 2;

/** The words that a store knows. */
export interface KnownWords {
  /** Tells whether products have the word, or one that starts with it. */
  readonly has: (stem: string) => boolean;
  /** Words that may be meant, the likeliest first; what stands late may not be looked at. */
  readonly near: (stem: string) => Iterable<string>;
  /** How a word is written, and how many products have it. */
  readonly of: (stem: string) => KnownWord | undefined;
}

/** A word of a store's products. */
export interface KnownWord {
  readonly written: string;
  readonly products: number;
  /** Tells whether it names something: descriptions are full of words that nobody searches for. */
  readonly isName: () => boolean;
}

/** Fewest letters of each of two words that are written as one. */
const shortestPart = 3;

/** Splits a word that was written without its space: `totebag`. Null where it is not two names of the store's. */
function partsOf(stem: string, known: KnownWords): string[] | null {
  for (let at = shortestPart; at <= stem.length - shortestPart; at += 1) {
    const parts = [stem.slice(0, at), stem.slice(at)].flatMap((part) => {
      const word = known.of(stemOf(part));
      return word !== undefined && word.products > 0 && word.isName() ? [word.written] : [];
    });
    if (parts.length === 2) return parts;
  }
  return null;
}

/** How well a known word stands for a typed one; the lower figure of the first that differ wins. */
type Fit = readonly [cost: number, isDescription: number, otherStart: number, rarity: number];

const isBetter = (fit: Fit, than: Fit): boolean => {
  const at = fit.findIndex((figure, index) => figure !== than[index]);
  return at !== -1 && (fit[at] ?? 0) < (than[at] ?? 0);
};

function nearest(stem: string, known: KnownWords): string | null {
  const limit = allowed(stem.length);
  if (limit === 0) return null;
  let best: { written: string; fit: Fit } | null = null;
  let looks = 0;
  for (const candidate of known.near(stem)) {
    looks += 1;
    if (looks > correctionLimits.comparisons) break;
    const word = known.of(candidate);
    if (word === undefined || word.products === 0) continue;
    const slips = slipsBetween(stem, candidate, limit);
    if (slips > limit || slips >= candidate.length) continue;
    // A word of a description has to be nearer by a slip.
    const isDescription = word.isName() ? 0 : 1;
    if (isDescription === 1 && slips > describedSlips) continue;
    const otherStart = stem[0] === candidate[0] ? 0 : 1;
    const fit: Fit = [slips + isDescription, isDescription, otherStart, -word.products];
    if (best === null || isBetter(fit, best.fit)) best = { written: word.written, fit };
  }
  return best?.written ?? null;
}

/**
 * The query with its unknown words put right by the store's own; null when there is nothing to put right. Words that
 * nothing is like are left out. It takes a bounded number of comparisons, however large the store.
 */
export function correctQuery(words: readonly Word[], known: KnownWords): string | null {
  const looked = words.slice(0, correctionLimits.words);
  const right = looked.flatMap(({ stem, written }) =>
    known.has(stem) || isServiceWord(stem)
      ? [written]
      : (partsOf(stem, known) ?? [nearest(stem, known) ?? []].flat()),
  );
  const isChanged = right.join(' ') !== looked.map(({ written }) => written).join(' ');
  return isChanged && right.length > 0 ? right.join(' ') : null;
}
