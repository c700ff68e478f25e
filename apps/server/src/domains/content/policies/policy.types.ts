import type { FactName } from '../help/store-facts.ts';

/** A policy of every store whose payments the platform takes, before it is filled with the store's facts. */
export interface PolicyTemplate {
  /** Its address (storefront.md §2 Route list). */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Day on which its words were last changed. */
  readonly updated: string;
  readonly sections: readonly PolicySection[];
}

/** A part of a policy. */
export interface PolicySection {
  readonly title: string;
  /** HTML with `{{ }}` for facts of the store. */
  readonly html: string;
  /** Facts without which it is left out. */
  readonly needs?: readonly FactName[];
}
