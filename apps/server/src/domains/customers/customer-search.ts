import { fold } from '../../texts/search-words.ts';

/** Longest word that is searched by. */
const longest = 60;

const wordsIn = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longest));

/** The word by which a tag is found: in any case, and never by the search. */
export const tagWord = (tag: string): string => `#${fold(tag)}`;

/** The folded words by which a customer is found, each once: of names, email addresses, company, username and postcode, and the tags. */
export function searchedWords(texts: readonly string[], tags: readonly string[]): string[] {
  const words = new Set(texts.flatMap(wordsIn));
  // A postcode is typed with and without its space.
  for (const text of texts) if (/\d/.test(text) && !text.includes('@')) words.add(wordsIn(text).join(''));
  words.delete('');
  return [...words, ...tags.map(tagWord)];
}

/** The beginnings of words that a search asks for, all of which a customer has to have. */
export const searchedStarts = (search: string): string[] => [...new Set(wordsIn(search))];
