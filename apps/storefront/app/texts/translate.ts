import { createElement, Fragment, type ReactNode } from 'react';
import type { Entries, ValueArgs } from './catalogue.ts';

/**
 * Texts of one area in one language.
 *
 * @example
 * t('soldOut', { name: 'Large' }); // 'Large, sold out'
 * t('products', { count: 24 }); // '24 products'
 */
export interface Translate<E extends Entries> {
  <K extends keyof E & string>(key: K, ...values: ValueArgs<E[K]>): string;
  /** A text with elements in its places, such as a link. */
  readonly parts: <K extends keyof E & string>(key: K, ...values: ValueArgs<E[K], ReactNode>) => ReactNode;
  /** What dates, numbers and money are written by. */
  readonly locale: string;
}

const place = /\{(\w+)\}/;

/** Formatters take longer to make than a page to render, so each is made once, and only where one is needed. */
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

/** Whole and without separators in each of our languages: what almost all numbers of a shop are. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** A number as it is written in a language; a small one without waking `Intl`, which takes a phone 50 ms. */
export function numberText(locale: string, value: number): string {
  return isSmall(value) ? String(value) : numberFormat(locale).format(value);
}

/** The form that a number takes; for small ones it is known: French says "one" of nothing, too. */
export function pluralCategory(locale: string, count: number): Intl.LDMLPluralRule {
  if (!isSmall(count)) return pluralRules(locale).select(count);
  return count === 1 || (count === 0 && locale.startsWith('fr')) ? 'one' : 'other';
}

/** The texts of a pattern, with the names of its places between them. */
const split = new Map<string, readonly string[]>();

/** A list says the same of each of its products; there are as many patterns as our catalogues have texts. */
function piecesOf(pattern: string): readonly string[] {
  const known = split.get(pattern) ?? pattern.split(place);
  split.set(pattern, known);
  return known;
}

/** Makes the function that a component asks for its texts. */
export function translator<E extends Entries>(entries: E, locale: string): Translate<E> {
  const pattern = (key: string, values: Readonly<Record<string, unknown>> | undefined): string => {
    const entry = entries[key];
    if (typeof entry === 'string') return entry;
    const { count } = values ?? {};
    return entry?.[pluralCategory(locale, Number(count))] ?? entry?.other ?? key;
  };
  const shown = (value: unknown): string =>
    typeof value === 'number' ? numberText(locale, value) : String(value);
  const pieces = (key: string, values?: Readonly<Record<string, unknown>>) =>
    piecesOf(pattern(key, values)).map((piece, at): unknown => (at % 2 === 0 ? piece : values?.[piece]));
  const text = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    const whole = pattern(key, values);
    return values === undefined ? whole : pieces(key, values).map(shown).join('');
  };
  const parts = (key: string, values?: Readonly<Record<string, ReactNode>>): ReactNode =>
    pieces(key, values).map((piece, at) =>
      createElement(Fragment, { key: at }, typeof piece === 'object' ? (piece as ReactNode) : shown(piece)),
    );
  return Object.assign(text, { parts, locale });
}
