import { regionOf } from '@omnis/guards';
import { maxQuoteQuantity, quoteLines, type QuoteLines, type QuoteSize } from '@omnis/models';
import { rules, type ValidationSchema } from '@omnis/validation';
import type { QuotesTexts } from '../texts/quotes/index.ts';

/** Lines of a form's values; what is no text is no part of them. */
function linesIn(values: object): QuoteLines {
  const texts = Object.entries<unknown>({ ...values }).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value] as const] : [],
  );
  return quoteLines(Object.fromEntries(texts));
}

/** The sizes of which it is not said how many, in whole numbers. */
export function wrongSizes(values: object): readonly QuoteSize[] {
  return linesIn(values).sizes.flatMap(({ size, quantity }) =>
    Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuoteQuantity ? [] : [size],
  );
}

/** Fault in the sizes as a whole; null when there is none. */
export function sizesFault(t: QuotesTexts, values: object): string | null {
  if (wrongSizes(values).length > 0) return t('wholeNumber', { most: maxQuoteQuantity });
  return linesIn(values).sizes.length === 0 ? t('sayHowMany') : null;
}

/** Fault in the places to print; null when there is none. */
export function printsFault(t: QuotesTexts, values: object): string | null {
  return linesIn(values).prints.length === 0 ? t('choosePrint') : null;
}

/**
 * The rules of the form, as the server has them: what is wrong is told all at once, at the first try.
 *
 * @param today - the day before which nothing can be needed, such as `2026-11-23`
 */
export function quoteRules(t: QuotesTexts, today: string): ValidationSchema {
  return {
    sizes: (_, values) => sizesFault(t, values),
    prints: (_, values) => printsFault(t, values),
    deadline: (value) => (typeof value === 'string' && value !== '' && value < today ? t('dayToCome') : null),
    // Many people have one name only, in either field.
    firstName: (value, { lastName }) => (rules.required(lastName) === null ? null : rules.required(value)),
    email: ['required', 'email'],
    country: 'required',
    vatNumber: (value, { country }) => {
      const region = regionOf(typeof country === 'string' ? country : null);
      // Elsewhere numbers have other names and forms.
      return region === 'uk' || region === 'eu'
        ? rules.vat_number(value, { country: String(country) })
        : null;
    },
  };
}
