import { formatMoney, languageOf, sourceLanguage, type CurrencyCode } from '@omnis/models';

const isSource = (locale: string): boolean => languageOf(locale) === sourceLanguage;

/** How amounts in major units are written: with the sign of the currency alone, as the shop has it, and not `£GB`. */
export function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const currencyDisplay = isSource(locale) ? 'symbol' : 'narrowSymbol';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
}

/** An amount in minor units as its reader writes it; in English each currency is written as its record says. */
export function minorMoneyText(locale: string, minor: number, currency: CurrencyCode): string {
  return formatMoney(minor, currency, isSource(locale) ? {} : { locale });
}
