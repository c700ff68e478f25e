import type { ApiError } from '@omnis/contract';
import type { Language } from '@omnis/models';
import { french } from './french.ts';
import { german } from './german.ts';
import { moneyTextIn } from './money-format.ts';

interface Pattern {
  readonly form: RegExp;
  readonly names: readonly string[];
  readonly text: string;
}

interface Translations {
  /** Texts without places. */
  readonly whole: ReadonlyMap<string, string>;
  readonly patterns: readonly Pattern[];
}

const place = /\{(\w+)\}/;
/** Places that hold money: `¥7,958` is a thousandth of it to whom a comma begins the pence. */
const money: ReadonlySet<string> = new Set(['amount', 'left', 'total']);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function translationsOf(table: Readonly<Record<string, string>>): Translations {
  const entries = Object.entries(table);
  return {
    whole: new Map(entries.filter(([english]) => !place.test(english))),
    patterns: entries
      .filter(([english]) => place.test(english))
      .map(([english, text]) => {
        const pieces = english.split(place);
        const form = pieces.map((piece, at) => (at % 2 === 0 ? escaped(piece) : '(.{1,200}?)')).join('');
        return { form: new RegExp(`^${form}$`), names: pieces.filter((_, at) => at % 2 === 1), text };
      }),
  };
}

const translations: Readonly<Partial<Record<Language, Translations>>> = {
  de: translationsOf(german),
  fr: translationsOf(french),
};

/** A text that stands behind what it is about: `Name: This field is required`. */
const about = /^(.+): (.+)$/s;

/** Separator between the two. */
const colons: Readonly<Record<Language, string>> = { en: ': ', de: ': ', fr: '\u00a0: ' };

/**
 * Translates a text of the server from English; as it is where nobody has translated it.
 *
 * @example
 * sayToShopper('de', 'Only 3 of these are left'); // 'Davon sind nur noch 3 da'
 */
export function sayToShopper(language: Language, english: string): string {
  const known = translations[language];
  if (!known) return english;
  const whole = known.whole.get(english);
  if (whole !== undefined) return whole;
  for (const { form, names, text } of known.patterns) {
    const found = form.exec(english);
    if (found)
      return text.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = found[names.indexOf(name) + 1] ?? '';
        return money.has(name) ? moneyTextIn(language, value) : value;
      });
  }
  const [, subject = '', said = ''] = about.exec(english) ?? [];
  const translated = said === '' ? said : sayToShopper(language, said);
  return translated === said ? english : `${subject}${colons[language]}${translated}`;
}

/** A failure in a language. */
export function failureIn(language: Language, body: ApiError): ApiError {
  return {
    ...body,
    message: sayToShopper(language, body.message),
    errors: body.errors.map((error) => ({ ...error, message: sayToShopper(language, error.message) })),
  };
}

/** An answer whose `message` a shopper reads, in a language; any other answer as it is. */
export function answerIn<T>(language: Language, value: T): T {
  if (value === null || typeof value !== 'object' || !('message' in value)) return value;
  const { message } = value;
  return typeof message === 'string' ? { ...value, message: sayToShopper(language, message) } : value;
}
