import type { PartKey, PolicyName } from './outlines.ts';

/** A part of a policy in a language. */
export interface PartWords {
  readonly title: string;
  /** HTML with `{{ }}` for facts of the store. */
  readonly html: string;
}

/** A policy in a language, before it is filled with a store's facts. */
export interface PolicyWords<N extends PolicyName> {
  readonly title: string;
  readonly text: string;
  readonly parts: Readonly<Record<PartKey<N>, PartWords>>;
}

/** All policies in a language. A language that lacks a part does not compile. */
export type AllPolicyWords = { readonly [N in PolicyName]: PolicyWords<N> };
