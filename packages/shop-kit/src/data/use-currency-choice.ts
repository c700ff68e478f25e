import type { CurrencyCode } from '@omnis/models';
import { currencyChosen, selectCurrency, useAppSelector, useAppStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { loadChunk } from '../kit/load-chunk.ts';
import { snackbars } from '../kit/snackbars.ts';
import { shellTexts } from '../texts/shell/index.ts';

/** Shows all prices in another currency, or goes back and says so where they do not come. */
export function useCurrencyChoice(): (to: CurrencyCode) => Promise<void> {
  const t = useTexts(shellTexts);
  const store = useAppStore();
  const currency = useAppSelector(selectCurrency);
  return async (to) => {
    const change = { from: currency, to, since: Date.now() };
    store.dispatch(currencyChosen(to));
    const back = await loadChunk(() => import('./missed-prices.ts')).then(
      ({ missedPrices }) => missedPrices(store, change),
      () => currency,
    );
    if (back === null) return;
    // The choice says what the prices are in, and can be made again.
    store.dispatch(currencyChosen(back));
    snackbars.show({ text: t('pricesMissed', { currency: to }), code: 'prices', tone: 'error' });
  };
}
