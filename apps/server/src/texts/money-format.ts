import { languageOf, sourceLanguage } from '@omnis/models';

/** How amounts in major units are written: with the sign of the currency alone, as the shop has it, and not `£GB`. */
export function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const currencyDisplay = languageOf(locale) === sourceLanguage ? 'symbol' : 'narrowSymbol';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
}
