/** A text that differs by number, by the categories of `Intl.PluralRules`. */
export type Plural = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The texts of an area in one language: places for values are names in braces, as `'{name}, sold out'`. */
export type Entries = Readonly<Record<string, string | Plural>>;

/** The same texts in another language: every key of the English ones, and no other. */
export type Translation<E extends Entries> = {
  readonly [K in keyof E]: E[K] extends string ? string : Plural;
};

/** Names of the values that a text takes. */
export type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Forms<T> = T extends Plural ? T[keyof T] : T;

/** Values of a text; one that differs by number goes by its `count`. */
export type ValuesOf<T, V = string | number> = T extends Plural
  ? { readonly count: number } & { readonly [Name in Exclude<NamesIn<Forms<T>>, 'count'>]: V }
  : { readonly [Name in NamesIn<T>]: V };

/** Arguments of a text after its key: none where it takes no values. */
export type ValueArgs<T, V = string | number> = keyof ValuesOf<T, V> extends never ? [] : [ValuesOf<T, V>];
