import { isCurrencyCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { snackbars, useCurrencyChoice } from '@omnis/shop-kit';
import { useEffect, useRef } from 'react';
import { checkoutTexts } from '../texts/checkout/index.ts';

/**
 * Goes on in the store's own currency, and says so, where the chosen one was taken away while the checkout was open.
 *
 * @param goesOnIn - the store's own currency; null while the chosen one is still sold in
 */
export function useCurrencyGone(chosen: string, goesOnIn: string | null): void {
  const t = useTexts(checkoutTexts);
  const choose = useCurrencyChoice();
  const told = useRef<string>(null);
  useEffect(() => {
    if (goesOnIn === null || !isCurrencyCode(goesOnIn) || told.current === chosen) return;
    told.current = chosen;
    snackbars.show({
      text: t('currencyGone', { currency: chosen, own: goesOnIn }),
      code: 'currency',
      tone: 'neutral',
    });
    void choose(goesOnIn);
  }, [t, choose, chosen, goesOnIn]);
}
