import type { Entries, ValueArgs } from './catalogue.ts';

/**
 * The texts of one area in one language. Call it with a key, and with the values of that text.
 *
 * @example
 * ```ts
 * import { translator } from '@omnis/texts';
 *
 * const t = translator({ soldOut: '{name}, sold out', back: 'Back' } as const, 'en-GB');
 * console.log(t('soldOut', { name: 'Large' })); // 'Large, sold out'
 * console.log(t('back')); // 'Back'
 * ```
 */
export interface Translate<E extends Entries> {
  <K extends keyof E & string>(key: K, ...values: ValueArgs<E[K]>): string;
  /** A text in pieces: what is written in the catalogue, and the values between as they were given. */
  readonly pieces: <K extends keyof E & string, V>(
    key: K,
    ...values: ValueArgs<E[K], V>
  ) => readonly (string | number | V | undefined)[];
  /** BCP 47 locale for dates, numbers and money. */
  readonly locale: string;
}

const place = /\{(\w+)\}/;

/** Keeps one formatter for each locale: it takes longer to make than a page to render. */
function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

/** Written without separators in each of our languages, as almost all numbers of a shop are. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/**
 * A number as the language writes it. Whole numbers below 1,000 do not load `Intl`, which takes a phone 50 ms.
 *
 * @example
 * ```ts
 * import { numberText } from '@omnis/texts';
 *
 * console.log(numberText('de-DE', 1200)); // '1.200'
 * ```
 */
export function numberText(locale: string, value: number): string {
  return isSmall(value) ? String(value) : numberFormat(locale).format(value);
}

/**
 * The plural category of a number in a language, as `Intl.PluralRules` has it.
 *
 * @example
 * ```ts
 * import { pluralCategory } from '@omnis/texts';
 *
 * console.log(pluralCategory('fr-FR', 0)); // 'one'
 * ```
 */
export function pluralCategory(locale: string, count: number): Intl.LDMLPluralRule {
  if (!isSmall(count)) return pluralRules(locale).select(count);
  return count === 1 || (count === 0 && locale.startsWith('fr')) ? 'one' : 'other';
}

/** Patterns that were split already. There are as many as the catalogues have texts. */
const split = new Map<string, readonly string[]>();

/** The texts of a pattern, with the names of its values between them. */
function piecesOf(pattern: string): readonly string[] {
  const known = split.get(pattern) ?? pattern.split(place);
  split.set(pattern, known);
  return known;
}

/**
 * Makes the function that reads texts. A key that is missing reads as the key itself.
 *
 * @param entries - The catalogue, for example the default export of `en.ts`.
 * @param locale - BCP 47 locale for plurals and numbers.
 * @example
 * ```ts
 * import { translator } from '@omnis/texts';
 *
 * const t = translator({ items: { one: '{count} item', other: '{count} items' } } as const, 'en-GB');
 * console.log(t('items', { count: 1200 })); // '1,200 items'
 * ```
 */
export function translator<E extends Entries>(entries: E, locale: string): Translate<E> {
  const pattern = (key: string, values: Readonly<Record<string, unknown>> | undefined): string => {
    const entry = entries[key];
    if (typeof entry === 'string') return entry;
    const { count } = values ?? {};
    return entry?.[pluralCategory(locale, Number(count))] ?? entry?.other ?? key;
  };
  const shown = (value: unknown): string =>
    typeof value === 'number' ? numberText(locale, value) : String(value);
  function pieces<V>(key: string, values?: Readonly<Record<string, V>>): readonly (string | V | undefined)[] {
    return piecesOf(pattern(key, values)).map((piece, at) => (at % 2 === 0 ? piece : values?.[piece]));
  }
  const text = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    const whole = pattern(key, values);
    return values === undefined ? whole : pieces(key, values).map(shown).join('');
  };
  return Object.assign(text, { pieces, locale });
}
