import type { HelpQuestion } from '@omnis/contract';

/** A question with what it is found by. */
export interface Searchable {
  readonly question: HelpQuestion;
  /** Other words that people search with. */
  readonly words: string;
}

/** Words that say nothing of what somebody looks for. */
const empty = new Set(
  'a an and are at can do does for have how i in is it me my of on or the to what when where will with you your'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** `returns` finds `return`, and `wash` finds `washing`. */
function isLike(word: string, asked: string): boolean {
  const stem = asked.length > 3 ? asked.replace(/(?:ies|ing|es|s)$/, '') : asked;
  return word.startsWith(asked) || (stem.length > 2 && word.startsWith(stem));
}

/** Questions that have all the words, those first that have them in their titles. */
export function searchHelp(questions: readonly Searchable[], text: string): HelpQuestion[] {
  const all = wordsOf(text);
  const telling = all.filter((word) => !empty.has(word));
  const asked = telling.length > 0 ? telling : all;
  if (asked.length === 0) return [];
  return questions
    .map(({ question, words }, at) => {
      const places = [
        { found: wordsOf(question.title), worth: 4 },
        { found: wordsOf(`${words} ${question.group.title}`), worth: 2 },
        { found: wordsOf(question.answer), worth: 1 },
      ];
      const worths = asked.map((word) =>
        places
          .filter(({ found }) => found.some((one) => isLike(one, word)))
          .reduce((sum, { worth }) => sum + worth, 0),
      );
      return { question, at, worth: worths.includes(0) ? 0 : worths.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ question }) => question);
}
