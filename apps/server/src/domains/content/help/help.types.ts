import type { AnyReason } from './reasons.ts';
import type { GroupCode, QuestionName } from './topics.ts';

/** A question in a language, before it is filled with a store's facts. */
export interface QuestionWords {
  readonly title: string;
  /** HTML with `{{ }}` for facts of the store (platform.md §5). */
  readonly answer: string;
  /** Other words that people search with. */
  readonly words: string;
}

/** A group in a language, with its questions. */
export interface GroupWords<C extends GroupCode> {
  readonly title: string;
  readonly text: string;
  readonly questions: Readonly<Record<QuestionName<C>, QuestionWords>>;
}

/** Why somebody writes, in a language. */
export interface ReasonWords {
  readonly title: string;
  readonly text: string;
}

/** Words that the facts of a store are told with in a language. */
export interface FactWords {
  /** A country as the sentences of the language have it: in English `the United Kingdom`, in German in the genitive. */
  readonly country: (code: string, name: string) => string;
  /** Working days, of which the second number is larger or the same: `2–4 working days`. */
  readonly days: (least: number, most: number) => string;
  /** Where a method goes that is for all countries which no other names. */
  readonly elsewhere: string;
  /** Countries of which only some are named. */
  readonly andMore: (names: string, count: number) => string;
  readonly free: string;
  /** A price that falls away from a value of the basket on. */
  readonly freeFrom: (price: string, value: string) => string;
  /** A number of items. */
  readonly items: (count: number) => string;
  /** For which orders a method is: from and below a value, a weight or a number of items; one of them may be missing. */
  readonly orders: (from: string | null, below: string | null) => string;
  /** Heads of the columns of the table of delivery methods. */
  readonly delivery: string;
  readonly time: string;
  readonly price: string;
}

/** How a language is searched. */
export interface SearchWords {
  /** Words that say nothing of what somebody looks for. */
  readonly empty: string;
  /** Endings that a word may have or not; it has no accents by then. */
  readonly ending: RegExp;
  /** True when words are written together, so that one is found within another: `kosten` in `Versandkosten`. */
  readonly joins: boolean;
  /** How a word is compared that is spelt in two ways. */
  readonly respelt?: (word: string) => string;
}

/** All of the help in a language. A language that lacks the words for something does not compile. */
export interface HelpWords {
  readonly groups: { readonly [C in GroupCode]: GroupWords<C> };
  readonly reasons: Readonly<Record<AnyReason['name'], ReasonWords>>;
  /** Labels of the links that settle a matter without writing, by where they lead. */
  readonly actions: Readonly<Record<AnyReason['actions'][number], string>>;
  readonly facts: FactWords;
  readonly search: SearchWords;
}
