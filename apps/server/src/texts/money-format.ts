import {
  currencyCodes,
  formatMoney,
  isCurrencyCode,
  languageOf,
  localeIn,
  sourceLanguage,
  toMajor,
  toMinor,
  type CurrencyCode,
  type Language,
} from '@omnis/models';

const isSource = (locale: string): boolean => languageOf(locale) === sourceLanguage;

/** An amount in minor units as its reader writes it; in English each currency is written as its record says. */
export function minorMoneyText(locale: string, minor: number, currency: CurrencyCode): string {
  return formatMoney(minor, currency, isSource(locale) ? {} : { locale });
}

/** The same without zeros behind a whole amount, as the values of gift cards are written: £25, but £12.50. */
export function roundMoneyText(locale: string, minor: number, currency: CurrencyCode): string {
  return Number.isInteger(toMajor(minor, currency))
    ? minorMoneyText(locale, minor, currency).replace(/[.,]00(?!\d)/, '')
    : minorMoneyText(locale, minor, currency);
}

/** The same of an amount in major units: papers and the shop without scripts have the signs of the shop, `$` and not `US$`. */
export function majorMoneyText(locale: string, major: number, currency: string): string {
  if (!isCurrencyCode(currency)) return `${major} ${currency}`;
  return minorMoneyText(locale, toMinor(major, currency), currency);
}

/** An amount out of an English text, as readers of another language write it; what is no amount stays as it is. */
export function moneyTextIn(language: Language, english: string): string {
  const minor = Number(english.replace(/\D/g, ''));
  if (!Number.isSafeInteger(minor)) return english;
  const currency = currencyCodes.find((code) => formatMoney(minor, code) === english);
  return currency === undefined ? english : minorMoneyText(localeIn(language, ''), minor, currency);
}
