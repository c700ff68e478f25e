import { useTexts } from '@omnis/texts/react';
import { shellTexts, snackbars } from '@omnis/shop-kit';
import { useEffect, useRef } from 'react';

const key = 'omnis.basketCurrency';

/** Milliseconds before the notice and while it is shown (storefront.md §9 Exchange-rate notice). */
export const exchangeNotice = { delay: 500, timeout: 10_000 } as const;

/** Remembers in which currency the basket was filled or looked at. */
export function rememberBasketCurrency(currency: string): void {
  try {
    // For every tab of the shopper, who has one basket in all of them.
    localStorage.setItem(key, currency);
  } catch {
    // Private windows may refuse; then there is no notice.
  }
}

function rememberedCurrency(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Tells whether the basket was last seen in another currency. */
export function isOtherCurrency(currency: string): boolean {
  const before = rememberedCurrency();
  return before !== null && before !== currency;
}

/**
 * After navigation to a basket with items in a different currency, says 'Discount applied due to improved exchange
 * rates' (storefront.md §2 Header). Who changes the currency on the basket's page has seen what becomes of it.
 *
 * @param currency - of the basket that is shown; undefined while there is none, or none with items
 */
export function useExchangeNotice(currency: string | undefined): void {
  const t = useTexts(shellTexts);
  const met = useRef<string>(undefined);
  useEffect(() => {
    if (currency === undefined) return undefined;
    met.current ??= currency;
    if (met.current !== currency || !isOtherCurrency(currency)) {
      rememberBasketCurrency(currency);
      return undefined;
    }
    const timer = setTimeout(() => {
      rememberBasketCurrency(currency);
      snackbars.show({
        text: t('exchangeRateNotice'),
        code: 'exchange-rate',
        timeout: exchangeNotice.timeout,
      });
    }, exchangeNotice.delay);
    return () => clearTimeout(timer);
  }, [currency, t]);
}
