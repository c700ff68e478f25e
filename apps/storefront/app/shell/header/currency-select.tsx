import { currencies, currencySymbol, isCurrencyCode } from '@omnis/models';
import { selectCurrencies, selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { shellTexts, useCurrencyChoice } from '@omnis/shop-kit';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { HeaderChoice } from './header-choice.ts';

/** The currency that prices are shown in (storefront.md §2 Header, §9); nothing where the store has only one. */
export function CurrencySelect(): ReactElement | null {
  const t = useTexts(shellTexts);
  const currency = useAppSelector(selectCurrency);
  const available = useAppSelector(selectCurrencies);
  const choose = useCurrencyChoice();
  if (available.length < 2) return null;
  return (
    <HeaderChoice>
      <select
        aria-label={t('currency')}
        // After going back, the select shows the currency of the prices, not the one that was chosen there before.
        autoComplete="off"
        value={currency}
        onChange={({ currentTarget: { value } }) => {
          if (isCurrencyCode(value)) void choose(value);
        }}
      >
        {available.map((code) => (
          // Names are in English.
          <option
            key={code}
            value={code}
            title={t.locale.startsWith('en') ? currencies[code].name : undefined}
          >
            {`${currencySymbol(code)} ${code}`}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </HeaderChoice>
  );
}
