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

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
}

const formats = new Map<string, Formats>();

/** Formatters take longer to make than a page to render, so each is made once. */
function formatsOf(locale: string): Formats {
  const made = formats.get(locale) ?? {
    number: new Intl.NumberFormat(locale),
    plural: new Intl.PluralRules(locale),
  };
  formats.set(locale, made);
  return made;
}

/** Makes the function that a component asks for its texts. */
export function translator<E extends Entries>(entries: E, locale: string): Translate<E> {
  const pattern = (key: string, values: Readonly<Record<string, unknown>> | undefined): string => {
    const entry = entries[key];
    if (typeof entry === 'string') return entry;
    const { count } = values ?? {};
    return entry?.[formatsOf(locale).plural.select(Number(count))] ?? entry?.other ?? key;
  };
  const shown = (value: unknown): string =>
    typeof value === 'number' ? formatsOf(locale).number.format(value) : String(value);
  const pieces = (key: string, values?: Readonly<Record<string, unknown>>) =>
    pattern(key, values)
      .split(place)
      // Names stand between the texts.
      .map((piece, at): unknown => (at % 2 === 0 ? piece : values?.[piece]));
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
