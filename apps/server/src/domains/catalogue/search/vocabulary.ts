import { correctionLimits, type KnownWords } from './correct.ts';
import { ownSynonyms, synonymsOf, wordsWithSynonyms, type OwnSynonyms } from './synonyms.ts';
import { forgiven, isForgiven, isUnspaced, slipsBetween, trigramsOf } from '../../../texts/search-words.ts';

/** Weight of a match that is not the word itself. */
const partial = { synonym: 0.8, prefix: 0.7, inside: 0.65, synonymPrefix: 0.6, typo: 0.5 } as const;

/** Fewest letters that begin a word's synonym: with fewer, too many words are meant. */
const shortestStart = 3;

interface Posting<Row> {
  /** The word as a product writes it. */
  written: string;
  weightOf: Map<Row, number>;
}

/** A word of a product. */
export interface ProductWord {
  readonly stem: string;
  readonly written: string;
  /** How much it counts by where it stands. */
  readonly weight: number;
}

/** The words of a store's products, and which of them a typed one may stand for. */
export interface Vocabulary<Row> {
  add(row: Row, word: ProductWord): void;
  remove(row: Row, stem: string): void;
  /** Products that have a word, with how much it counts there. */
  rowsOf(stem: string): ReadonlyMap<Row, number>;
  isHeld(stem: string): boolean;
  /** Takes the synonyms that the store has set, in place of those until now. */
  useSynonyms(own: OwnSynonyms): void;
  /** Words of products that a typed one may stand for, with how well they fit; without slips and synonyms if exact. */
  candidates(stem: string, isExact?: boolean): Map<string, number>;
  /** Data that a correction of typing errors needs. */
  readonly known: KnownWords;
}

/** A word of three letters with its neighbours swapped. */
function swapsOf(stem: string): string[] {
  const [a, b, c] = stem;
  return stem.length === 3 ? [`${b}${a}${c}`, `${a}${c}${b}`] : [];
}

/**
 * An empty vocabulary.
 * @param describing - what a word counts that stands in descriptions alone
 */
export function createVocabulary<Row>(describing: number): Vocabulary<Row> {
  const nowhere: ReadonlyMap<Row, number> = new Map();
  const postings = new Map<string, Posting<Row>>();
  const stemsByTrigram = new Map<string, string[]>();
  let own = ownSynonyms([]);

  function add(row: Row, { stem, written, weight }: ProductWord): void {
    let posting = postings.get(stem);
    if (!posting) {
      postings.set(stem, (posting = { written, weightOf: new Map() }));
      for (const gram of new Set(trigramsOf(stem))) {
        const stems = stemsByTrigram.get(gram);
        if (stems) stems.push(stem);
        else stemsByTrigram.set(gram, [stem]);
      }
    }
    posting.weightOf.set(row, weight);
  }

  const rowsOf = (stem: string): ReadonlyMap<Row, number> => postings.get(stem)?.weightOf ?? nowhere;
  const isHeld = (stem: string): boolean => rowsOf(stem).size > 0;

  /** Tells whether a word occurs outside of descriptions. */
  function isName(stem: string): boolean {
    for (const weight of rowsOf(stem).values()) if (weight > describing) return true;
    return false;
  }

  /** Words of products that mean what a word means, whether products have it or not. */
  const heldSynonyms = (stem: string): string[] =>
    [...synonymsOf(stem), ...own.of(stem)].filter((other) => isName(other));

  /** The same of the words that something typed begins. */
  const startedSynonyms = (start: string): string[] =>
    start.length < shortestStart
      ? []
      : [...wordsWithSynonyms, ...own.words]
          .filter((word) => word.startsWith(start))
          .flatMap((word) => heldSynonyms(word));

  /** Known words that a typed one is a slip of, with how well they fit. */
  function slipsOf(stem: string): Map<string, number> {
    const found = new Map<string, number>();
    const grams = trigramsOf(stem);
    const shared = new Map<string, number>();
    for (const gram of grams)
      for (const known of stemsByTrigram.get(gram) ?? []) shared.set(known, (shared.get(known) ?? 0) + 1);
    // A swap in three letters may leave nothing in common.
    for (const swapped of swapsOf(stem))
      if (postings.has(swapped)) shared.set(swapped, shared.get(swapped) ?? 0);
    for (const [known, count] of shared) {
      if (!isHeld(known)) continue;
      const alike = (2 * count) / (grams.length + known.length);
      // A swap in a short word leaves it a single trigram in common, so the slips decide.
      if (isForgiven(stem, known)) {
        const slips = slipsBetween(stem, known, Math.max(1, forgiven(stem.length)));
        found.set(known, partial.typo + alike / 4 - slips / 20);
      } else if (forgiven(stem.length) > 0 && alike >= 0.6) found.set(known, partial.typo * alike);
    }
    // Descriptions are full of words that nobody searches for.
    const names = [...found].filter(([known]) => isName(known));
    return names.length > 0 ? new Map(names) : found;
  }

  function candidates(stem: string, isExact = false): Map<string, number> {
    const found = new Map<string, number>();
    const find = (known: string, fit: number): void => {
      if ((found.get(known) ?? 0) < fit) found.set(known, fit);
    };
    if (isHeld(stem)) find(stem, 1);
    for (const [known, { weightOf }] of postings)
      if (known.length > stem.length && weightOf.size > 0 && known.startsWith(stem))
        find(known, partial.prefix);
    // Writing without spaces has its words inside of longer runs.
    if (isUnspaced(stem))
      for (const [known, { weightOf }] of postings)
        if (weightOf.size > 0 && known !== stem && known.includes(stem)) find(known, partial.inside);
    if (isExact) return found;
    for (const other of heldSynonyms(stem)) find(other, partial.synonym);
    // While “jum” is typed, the one description with a jumper is not what is meant.
    if (![...found.keys()].some(isName))
      for (const other of startedSynonyms(stem)) find(other, partial.synonymPrefix);
    return found.size > 0 ? found : slipsOf(stem);
  }

  function isStart(stem: string): boolean {
    const fits = isUnspaced(stem)
      ? (other: string): boolean => other.includes(stem)
      : (other: string): boolean => other.startsWith(stem);
    for (const other of postings.keys()) if (fits(other) && isHeld(other)) return true;
    return startedSynonyms(stem).length > 0;
  }

  /** Words that share letters with one, those with the most in common first; then the others. */
  function* near(stem: string): Iterable<string> {
    const shared = new Map<string, number>();
    for (const gram of trigramsOf(stem))
      for (const other of (stemsByTrigram.get(gram) ?? []).slice(0, correctionLimits.comparisons))
        shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other] of [...shared].toSorted(([, left], [, right]) => right - left)) yield other;
    yield* wordsWithSynonyms;
    yield* own.words;
    // Two letters swapped in a short word leave nothing in common.
    for (const other of postings.keys()) if (!shared.has(other)) yield other;
  }

  return {
    add,
    remove: (row, stem) => void postings.get(stem)?.weightOf.delete(row),
    rowsOf,
    isHeld,
    useSynonyms: (next) => {
      own = next;
    },
    candidates,
    known: {
      has: (stem) => isHeld(stem) || heldSynonyms(stem).length > 0 || isStart(stem),
      near,
      of: (stem) => {
        const meant = heldSynonyms(stem);
        const posting = postings.get(stem);
        if (!posting && meant.length === 0) return undefined;
        const products = Math.max(...[stem, ...meant].map((word) => rowsOf(word).size));
        return {
          written: posting?.written ?? stem,
          products,
          isName: () => meant.length > 0 || isName(stem),
        };
      },
    },
  };
}
