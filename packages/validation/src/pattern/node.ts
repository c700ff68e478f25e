/** Part of a pattern, as {@link readPattern} gives it. */
export type PatternNode =
  /** One character. */
  | { readonly kind: 'character'; readonly fits: (character: string) => boolean }
  /** Parts one after another. */
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  /** One of several. */
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number }
  /** A place between two characters, of which either may be none. */
  | { readonly kind: 'place'; readonly holds: (before: string, after: string) => boolean }
  /** The text after a place, or before it, fits a part or does not. */
  | { readonly kind: 'look'; readonly part: PatternNode; readonly ahead: boolean; readonly wanted: boolean };
