import { isRecord, readFlag, readRecords, readText, readValue, type Values } from '../../read/read.ts';

/** Questions that one block shows; further ones are left out. */
export const expandableLimits = { questions: 60 } as const;

/** A question with its answer. */
export interface Question {
  readonly question: string;
  /** HTML of any origin. */
  readonly answer: string;
}

/**
 * The question of a block itself: `question` and `answer`, or `title` and `html` as older pages name them; null when
 * it has none.
 */
export function readOwnQuestion(values: Values): Question | null {
  const question = readText(values, 'question').trim() || readText(values, 'title').trim();
  const answer = readText(values, 'answer').trim() || readText(values, 'html').trim();
  return question === '' ? null : { question, answer };
}

/** The questions of `questions`, those without a question left out. */
export function readListedQuestions(values: Values): readonly Question[] {
  return readRecords(values, 'questions')
    .flatMap((item) => readOwnQuestion(item) ?? [])
    .slice(0, expandableLimits.questions);
}

/**
 * Questions of an expandable block for search engines (storefront.md §2 Structured data: FAQs, from expandable blocks
 * with question and answer meta): its questions that have an answer, with the words of `meta.question` and
 * `meta.answer` where given; none when its switch `faq` is off.
 */
export function readFaq(values: Values): readonly Question[] {
  if (!readFlag(values, 'faq', true)) return [];
  const given = readValue(values, 'meta');
  const meta = readOwnQuestion(isRecord(given) ? given : {});
  const own = readOwnQuestion(values);
  const first = meta === null || meta.answer === '' ? own : meta;
  return [...(first === null ? [] : [first]), ...readListedQuestions(values)].filter(
    ({ answer }) => answer !== '',
  );
}
