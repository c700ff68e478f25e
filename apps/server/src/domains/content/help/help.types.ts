import type { FactName } from './store-facts.ts';

/** A question of every store, before it is filled with a store's facts. */
export interface QuestionTemplate {
  /** How it stands in addresses; never changed, so that links to it last. */
  readonly name: string;
  readonly title: string;
  /** HTML with `{{ }}` for facts of the store (platform.md §5). */
  readonly answer: string;
  /** Facts without which there is nothing to answer: a store that lacks one has not the question. */
  readonly needs?: readonly FactName[];
  /** Other words that people search with. */
  readonly words?: string;
}

/** Questions that belong together. */
export interface GroupTemplate {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly QuestionTemplate[];
}

/** Why somebody writes to a store. */
export interface ReasonTemplate {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Where the matter is settled without writing. */
  readonly actions: readonly { readonly text: string; readonly href: string }[];
  /** Names of the questions that may answer it. */
  readonly questions: readonly string[];
}
