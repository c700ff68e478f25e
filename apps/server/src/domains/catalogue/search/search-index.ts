import type { ProductRow } from '../snapshot/snapshot.types.ts';
import { correctQuery } from './correct.ts';
import { ownSynonyms } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { fold, wordsOf, type Word } from '../../../texts/search-words.ts';

/** How much a word counts by where it stands. */
const weights = {
  name: 8,
  sku: 6,
  type: 4,
  tags: 4,
  collections: 3,
  colours: 3,
  creator: 3,
  vendor: 2,
  excerpt: 1,
} as const;
/** Score of a product whose SKU is the whole query: above all that words can give. */
const skuScore = 1000;
/** The words of a store's products. */
export interface SearchIndex {
  add(row: ProductRow): void;
  remove(row: ProductRow): void;
  /** Products that fit a query, best first, with what they score. Typing errors are forgiven and synonyms taken unless it is exact. */
  search(query: string, isExact?: boolean): Map<ProductRow, number>;
  /** True when no product has all words of a query, so that `search` finds those that have the most. */
  isPartial(query: string): boolean;
  /** Takes the synonyms that the store has set; nothing happens where they are the ones until now. */
  useSynonyms(groups: readonly (readonly string[])[]): void;
  /** The query with its typing errors put right; null where there are none, or nothing is like it. */
  correct(query: string): string | null;
  /** Tells whether products have every word of a query, as it is written. */
  knows(query: string): boolean;
  /** Searches that a shopper may have in mind while typing, most fruitful first. */
  terms(query: string, limit: number): string[];
}

/** Options of a search index. */
export interface SearchIndexOptions {
  /** By collection id. */
  collectionNames: ReadonlyMap<number, string>;
  /** Present name of a creator; a renamed one’s products are added anew. */
  creatorName: (id: number | null) => string;
  /** True when the start of the description counts; large stores do without, to save memory. */
  excerpts: boolean;
}

/** An empty index. */
export function createSearchIndex({
  collectionNames,
  creatorName,
  excerpts,
}: SearchIndexOptions): SearchIndex {
  const vocabulary = createVocabulary<ProductRow>(weights.excerpt);
  const writtenOf = new Map<ProductRow, { stems: readonly string[]; phrases: readonly string[] }>();
  const phrases = new Map<string, { written: string; count: number; stems: ReadonlySet<string> }>();
  // SKUs are typed whole or not at all, so they stay out of the words, which typing errors are looked up in.
  const bySku = new Map<string, Set<ProductRow>>();
  // Types, tags, colours and collections are few and repeat.
  const knownWords = new Map<string, Word[]>();

  function repeatedWords(text: string): Word[] {
    let words = knownWords.get(text);
    if (!words) knownWords.set(text, (words = wordsOf(text)));
    return words;
  }

  const skusOf = (row: ProductRow): string[] =>
    [row.sku, ...row.variants.map(({ sku }) => sku)].map(fold).filter((sku) => sku !== '');

  function phrasesOf(row: ProductRow): string[] {
    const names = [...row.places.keys()].flatMap((id) => collectionNames.get(id) ?? []);
    return [
      ...new Set(
        [row.name, row.type, creatorName(row.creator), ...row.tags, ...names]
          .map((text) => text.trim())
          .filter((text) => text !== ''),
      ),
    ];
  }

  function add(row: ProductRow): void {
    const weightOf = new Map<string, { weight: number; written: string }>();
    const count = (words: readonly Word[], weight: number): void => {
      for (const { stem, written } of words) {
        const known = weightOf.get(stem);
        if (!known) weightOf.set(stem, { weight, written });
        else if (known.weight < weight) known.weight = weight;
      }
    };
    count(wordsOf(row.name), weights.name);
    for (const text of [row.type, row.gender]) count(repeatedWords(text), weights.type);
    for (const tag of row.tags) count(repeatedWords(tag), weights.tags);
    for (const id of row.places.keys())
      count(repeatedWords(collectionNames.get(id) ?? ''), weights.collections);
    for (const { name } of row.colours) count(repeatedWords(name), weights.colours);
    count(repeatedWords(creatorName(row.creator)), weights.creator);
    count(repeatedWords(row.vendor), weights.vendor);
    if (excerpts) count(wordsOf(row.excerpt), weights.excerpt);
    for (const sku of skusOf(row)) {
      const rows = bySku.get(sku);
      if (rows) rows.add(row);
      else bySku.set(sku, new Set([row]));
    }
    for (const [stem, { weight, written }] of weightOf) vocabulary.add(row, { stem, written, weight });
    const said = phrasesOf(row);
    writtenOf.set(row, { stems: [...weightOf.keys()], phrases: said });
    for (const written of said) {
      const key = fold(written);
      const phrase = phrases.get(key);
      if (phrase) phrase.count += 1;
      else phrases.set(key, { written, count: 1, stems: new Set(wordsOf(written).map(({ stem }) => stem)) });
    }
  }

  function remove(row: ProductRow): void {
    const written = writtenOf.get(row);
    if (!written) return;
    writtenOf.delete(row);
    for (const stem of written.stems) vocabulary.remove(row, stem);
    for (const sku of skusOf(row)) {
      bySku.get(sku)?.delete(row);
      if (bySku.get(sku)?.size === 0) bySku.delete(sku);
    }
    for (const text of written.phrases) {
      const phrase = phrases.get(fold(text));
      if (!phrase) continue;
      phrase.count -= 1;
      if (phrase.count === 0) phrases.delete(fold(text));
    }
  }

  /** The number of words of a query that each product has, with its score. */
  function matchesOf(words: readonly Word[], isExact: boolean) {
    const matched = new Map<ProductRow, { score: number; words: number }>();
    for (const { stem } of words) {
      const best = new Map<ProductRow, number>();
      for (const [known, fit] of vocabulary.candidates(stem, isExact)) {
        const rows = vocabulary.rowsOf(known);
        // A rare word says more than a common one.
        const rarity = 1 + Math.log(1 + writtenOf.size / rows.size) / 4;
        for (const [row, weight] of rows) best.set(row, Math.max(best.get(row) ?? 0, weight * fit * rarity));
      }
      for (const [row, score] of best) {
        const known = matched.get(row);
        if (known) {
          known.score += score;
          known.words += 1;
        } else matched.set(row, { score, words: 1 });
      }
    }
    return matched;
  }

  const mostWords = (matched: ReturnType<typeof matchesOf>): number =>
    Math.max(0, ...new Set([...matched.values()].map((match) => match.words)));

  function search(query: string, isExact = false): Map<ProductRow, number> {
    const exact = bySku.get(fold(query.trim()));
    if (exact) return new Map([...exact].map((row) => [row, skuScore]));
    const matched = matchesOf(wordsOf(query), isExact);
    // All words when a product has them all; else those that have the most.
    const most = mostWords(matched);
    const hits = [...matched]
      .filter(([, match]) => match.words === most)
      .map(([row, match]): [ProductRow, number] => [row, match.score]);
    return new Map(hits.toSorted(([a, left], [b, right]) => right - left || b.sold - a.sold || b.id - a.id));
  }

  function isPartial(query: string): boolean {
    const words = wordsOf(query);
    // Of a word with a dash, its parts or the whole have to be there.
    if (words.length < 2 || query.includes('-') || bySku.has(fold(query.trim()))) return false;
    const most = mostWords(matchesOf(words, false));
    return most > 0 && most < words.length;
  }

  let synonymGroups: readonly (readonly string[])[] = [];
  function useSynonyms(groups: readonly (readonly string[])[]): void {
    if (groups === synonymGroups) return;
    synonymGroups = groups;
    vocabulary.useSynonyms(ownSynonyms(groups));
  }

  function terms(query: string, limit: number): string[] {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const wanted = words.map(({ stem }) => [...vocabulary.candidates(stem).keys()]);
    const found: { written: string; score: number }[] = [];
    for (const { written, count, stems } of phrases.values()) {
      if (wanted.every((choices) => choices.some((choice) => stems.has(choice))))
        found.push({ written, score: count / stems.size });
    }
    return found
      .toSorted((a, b) => b.score - a.score || a.written.localeCompare(b.written, 'en'))
      .slice(0, limit)
      .map(({ written }) => written.toLowerCase());
  }

  const correct = (query: string): string | null =>
    bySku.has(fold(query.trim())) ? null : correctQuery(wordsOf(query), vocabulary.known);

  function knows(query: string): boolean {
    const words = wordsOf(query);
    return words.length > 0 && words.every(({ stem }) => vocabulary.isHeld(stem));
  }

  return { add, remove, search, isPartial, useSynonyms, correct, knows, terms };
}
