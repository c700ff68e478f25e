import {
  formatMoney,
  isCurrencyCode,
  languageOf,
  sourceLanguage,
  toMinor,
  type CurrencyCode,
} from '@omnis/models';

const isSource = (locale: string): boolean => languageOf(locale) === sourceLanguage;

/** An amount in minor units as its reader writes it; in English each currency is written as its record says. */
export function minorMoneyText(locale: string, minor: number, currency: CurrencyCode): string {
  return formatMoney(minor, currency, isSource(locale) ? {} : { locale });
}

/** The same of an amount in major units: papers and the shop without scripts have the signs of the shop, `$` and not `US$`. */
export function majorMoneyText(locale: string, major: number, currency: string): string {
  if (!isCurrencyCode(currency)) return `${major} ${currency}`;
  return minorMoneyText(locale, toMinor(major, currency), currency);
}
