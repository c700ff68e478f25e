/** A text that depends on a number. Its keys are the categories of `Intl.PluralRules`; `other` is required. */
export type Plural = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * The texts of one area in one language, by key. Values are named in braces.
 *
 * @example
 * ```ts
 * import type { Entries } from '@omnis/texts';
 *
 * export const en = {
 *   soldOut: '{name}, sold out',
 *   items: { one: '{count} item', other: '{count} items' },
 * } as const satisfies Entries;
 * ```
 */
export type Entries = Readonly<Record<string, string | Plural>>;

/** The same texts in another language: each key of the original, and no other. */
export type Translation<E extends Entries> = {
  readonly [K in keyof E]: E[K] extends string ? string : Plural;
};

/** Names of the values in a text: `'name'` of `'{name}, sold out'`. */
export type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Forms<T> = T extends Plural ? T[keyof T] : T;

/** Values of a text. A plural always takes `count`. */
export type ValuesOf<T, V = string | number> = T extends Plural
  ? { readonly count: number } & { readonly [Name in Exclude<NamesIn<Forms<T>>, 'count'>]: V }
  : { readonly [Name in NamesIn<T>]: V };

/** Arguments after the key of a text: none if it takes no values. */
export type ValueArgs<T, V = string | number> = keyof ValuesOf<T, V> extends never ? [] : [ValuesOf<T, V>];
