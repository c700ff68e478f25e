import type { ApiError, StoreSynonyms } from '@omnis/contract';
import { fold, stemOf, wordsOf } from '../../texts/search-words.ts';

type Faults = ApiError['errors'];

function groupFaults(words: readonly string[], group: number): Faults {
  const stems = words.map((word) => stemOf(fold(word)));
  return words.flatMap((word, at): Faults => {
    const field = `items.${group}.words.${at}`;
    const [only, ...others] = wordsOf(word);
    if (only === undefined || others.length > 0 || only.stem !== stems[at])
      return [{ field, message: `Enter one word without spaces and signs instead of “${word}”` }];
    return stems.indexOf(only.stem) < at
      ? [{ field, message: `“${word}” is in this group already: endings and accents make no difference` }]
      : [];
  });
}

/** Faults of a store's synonyms, at the field of each word: several words in one, and a word twice in a group. */
export function synonymFaults({ items }: Pick<StoreSynonyms, 'items'>): Faults {
  return items.flatMap(({ words }, at) => groupFaults(words, at));
}
