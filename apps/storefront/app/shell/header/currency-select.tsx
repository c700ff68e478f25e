import { currencies, currencySymbol, isCurrencyCode, type CurrencyCode } from '@omnis/models';
import { currencyChosen, selectCurrencies, selectCurrency, useAppSelector, useAppStore } from '@omnis/store';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { HeaderChoice } from './header-choice.ts';
import { loadChunk } from '../load-chunk.ts';
import { snackbars } from '../snackbars.ts';
import { shellTexts } from '../../texts/shell/index.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** The currency that prices are shown in (storefront.md §2 Header, §9); nothing where the store has only one. */
export function CurrencySelect(): ReactElement | null {
  const t = useTexts(shellTexts);
  const store = useAppStore();
  const currency = useAppSelector(selectCurrency);
  const available = useAppSelector(selectCurrencies);
  const choose = async (to: CurrencyCode): Promise<void> => {
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
  if (available.length < 2) return null;
  return (
    <HeaderChoice>
      <select
        aria-label={t('currency')}
        // Who goes back is shown the currency of the prices, not the one that was chosen there before.
        autoComplete="off"
        value={currency}
        onChange={({ currentTarget: { value } }) => {
          if (isCurrencyCode(value)) void choose(value);
        }}
      >
        {available.map((code) => (
          <option key={code} value={code} title={currencies[code].name}>
            {`${currencySymbol(code)} ${code}`}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </HeaderChoice>
  );
}
