import { currencies, currencySymbol, isCurrencyCode } from '@omnis/models';
import {
  currencyChosen,
  selectCurrencies,
  selectCurrency,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { token } from '@omnis/theme/react';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.label.withConfig({ componentId: 'shop-currency-select' })`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${token('radius.md')};
  color: inherit;
  font-size: ${token('type.sm')};

  select {
    appearance: none;
    min-height: 2.5rem;
    padding: 0 1.375rem 0 ${token('space.2')};
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  option {
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
  }
  svg {
    position: absolute;
    inset-inline-end: 0.25rem;
    width: 0.875rem;
    height: 0.875rem;
    pointer-events: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The currency that prices are shown in (storefront.md §2 Header, §9); nothing where the store has only one. */
export function CurrencySelect(): ReactElement | null {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const available = useAppSelector(selectCurrencies);
  if (available.length < 2) return null;
  return (
    <Root>
      <select
        aria-label="Currency"
        value={currency}
        onChange={({ currentTarget: { value } }) => {
          if (isCurrencyCode(value)) dispatch(currencyChosen(value));
        }}
      >
        {available.map((code) => (
          <option key={code} value={code} title={currencies[code].name}>
            {currencySymbol(code)} {code}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </Root>
  );
}
