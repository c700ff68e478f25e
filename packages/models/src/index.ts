export { currencies, currencyCodes, currencySymbol, defaultCurrency, isCurrencyCode } from './currencies.ts';
export type { Currency, CurrencyCode, SymbolAlign } from './currencies.ts';
export { addPercent, allocate, convertMinor, formatMoney, percentOf, toMajor, toMinor, vatIncluded } from './money.ts';
export type { ExchangeRates, FormatMoneyOptions } from './money.ts';
