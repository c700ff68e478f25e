import { currencies, currencySymbol, isCurrencyCode } from '@omnis/models';

/** How prices of a currency are typed. */
export function moneyTyping(currency: string): { prefix: string; decimals: number } {
  return isCurrencyCode(currency)
    ? { prefix: currencySymbol(currency), decimals: currencies[currency].decimals }
    : { prefix: currency, decimals: 2 };
}
