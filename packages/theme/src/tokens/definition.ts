/**
 * Type of a token's value. References never cross types: a colour can only refer to a colour.
 *
 * - `color`: hex (3, 4, 6, 8 digits), `rgb()`, `hsl()`, `transparent`, `black`, `white`, or a colour function.
 * - `dimension`: a number with a unit, `0`, a `clamp()`, or `scale()`.
 * - `number`, `duration`, `easing`, `fontFamily`, `fontWeight`, `textTransform`, `shadow`: as in CSS.
 * - `keyword`: one of the token's `options`. `text`: plain text. `image`: an address or `none`.
 */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'number'
  | 'duration'
  | 'easing'
  | 'fontFamily'
  | 'fontWeight'
  | 'textTransform'
  | 'shadow'
  | 'keyword'
  | 'text'
  | 'image';

/** One token of the base theme: its type, its value there, and what it is for. */
export interface TokenDefinition {
  readonly type: TokenType;
  /** A literal, a reference `{other.token}`, or a function over them (see `SPEC.md`). */
  readonly value: string;
  /** One line for the theme editor and the docs. */
  readonly description: string;
  /** The values that a `keyword` token may take. */
  readonly options?: readonly string[];
}

/** Keeps the keys as a union and the values as plain definitions. */
export function defineTokens<const K extends string>(
  group: Readonly<Record<K, TokenDefinition>>,
): Readonly<Record<K, TokenDefinition>> {
  return group;
}

const of =
  (type: TokenType) =>
  (value: string, description: string): TokenDefinition => ({ type, value, description });

/** Short makers, one a type, so that token files read as tables. */
export const color = of('color');
export const dimension = of('dimension');
export const number = of('number');
export const duration = of('duration');
export const easing = of('easing');
export const fontFamily = of('fontFamily');
export const fontWeight = of('fontWeight');
export const textTransform = of('textTransform');
export const shadow = of('shadow');
export const text = of('text');
export const image = of('image');

/** A token that takes one of a few words. The first option is not special; `value` is the default. */
export function keyword(value: string, options: readonly string[], description: string): TokenDefinition {
  return { type: 'keyword', value, options, description };
}
