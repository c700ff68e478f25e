import {
  defaultCurrency,
  formatMoney,
  isCurrencyCode,
  languageOf,
  sourceLanguage,
  toMinor,
} from '@omnis/models';

/**
 * A price of the wire as a shopper reads it. Never throws: an unknown currency is written with its code.
 *
 * @param major - in major units
 * @param locale - what it is written by; in English each currency is written as its record says
 * @example
 * formatPrice(24, 'GBP', 'en-GB'); // '£24.00'
 * formatPrice(24, 'EUR', 'de-DE'); // '24,00 €' with a no-break space
 */
export function formatPrice(major: number, currency: string, locale: string): string {
  if (!isCurrencyCode(currency)) return `${major.toFixed(2)} ${currency}`;
  const options = languageOf(locale) === sourceLanguage ? {} : { locale };
  return formatMoney(toMinor(major, currency), currency, options);
}

/** Whole amounts without their zeros, for labels such as free-delivery notes: £50, but £49.50. */
export function formatRoundPrice(major: number, currency: string, locale: string): string {
  const text = formatPrice(major, currency, locale);
  return Number.isInteger(major) ? text.replace(/[.,]00(?!\d)/, '') : text;
}

/** Minor units of a price of the wire, for components that take them. */
export function minorOf(
  major: number,
  currency: string,
): { amount: number; currency: ReturnType<typeof codeOf> } {
  const code = codeOf(currency);
  return { amount: toMinor(major, code), currency: code };
}

/** A currency of the wire; the default for one that is unknown. */
export function codeOf(currency: string) {
  return isCurrencyCode(currency) ? currency : defaultCurrency;
}
