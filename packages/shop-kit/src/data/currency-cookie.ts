import { isCurrencyCode, type CurrencyCode } from '@omnis/models';

/** The currency that the cookie `currency` names (storefront.md §9), or null. */
export function currencyCookie(cookies: string | null): CurrencyCode | null {
  const code = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isCurrencyCode(code) ? code : null;
}
