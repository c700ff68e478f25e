import type { HelpQuestion } from '@omnis/contract';
import { fold, isForgiven } from '../../../texts/search-words.ts';
import type { SearchWords } from './help.types.ts';

/** A question with what it is found by. */
export interface Searchable {
  readonly question: HelpQuestion;
  /** Other words that people search with. */
  readonly words: string;
}

interface Place {
  readonly found: readonly string[];
  /** Weight of a word in this place. */
  readonly worth: number;
}

/** Finds questions by what somebody asks: those that have all the words, those first that have them in their titles. */
export type HelpSearch = (text: string) => HelpQuestion[];

/**
 * Makes the search over the questions of a store in a language. Accents and endings make no difference, and a word that
 * no question has stands for those that it is a typing error of.
 */
export function helpSearch(questions: readonly Searchable[], language: SearchWords): HelpSearch {
  const { ending, joins, respelt = (word) => word } = language;
  const wordsOf = (text: string): string[] =>
    fold(text.replace(/<[^>]*>/g, ' '))
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(respelt);
  const empty = new Set(wordsOf(language.empty));
  const all = questions.map(({ question, words }) => ({
    question,
    places: [
      { found: wordsOf(question.title), worth: 4 },
      { found: wordsOf(`${words} ${question.group.title}`), worth: 2 },
      { found: wordsOf(question.answer), worth: 1 },
    ] satisfies Place[],
  }));
  const known = [...new Set(all.flatMap(({ places }) => places.flatMap(({ found }) => found)))];

  /** `returns` finds `return`, and `wash` finds `washing`. */
  function isLike(word: string, asked: string): boolean {
    const stem = asked.length > 3 ? asked.replace(ending, '') : asked;
    if (joins && stem.length > 3 && word.includes(stem)) return true;
    return word.startsWith(asked) || (stem.length > 2 && word.startsWith(stem));
  }

  /** The words that one stands for. */
  function meant(asked: string): ReadonlySet<string> {
    const alike = known.filter((word) => isLike(word, asked));
    return new Set(alike.length > 0 ? alike : known.filter((word) => isForgiven(asked, word)));
  }

  return (text) => {
    const words = wordsOf(text);
    const telling = words.filter((word) => !empty.has(word));
    const asked = (telling.length > 0 ? telling : words).map(meant);
    if (asked.length === 0) return [];
    const worthOf = (places: readonly Place[], word: ReadonlySet<string>): number =>
      places
        .filter(({ found }) => found.some((one) => word.has(one)))
        .reduce((sum, { worth }) => sum + worth, 0);
    return all
      .map(({ question, places }, at) => {
        const worths = asked.map((word) => worthOf(places, word));
        return { question, at, worth: worths.includes(0) ? 0 : worths.reduce((sum, one) => sum + one, 0) };
      })
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
      .map(({ question }) => question);
  };
}
