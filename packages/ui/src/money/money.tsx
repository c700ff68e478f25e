import { formatMoney, type CurrencyCode } from '@omnis/models';
import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useUiText } from '../text/ui-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const Root = styled.span.withConfig({ componentId: 'ui-money' })`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-sale] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
  }
  del {
    color: ${token('price.was')};
    font-weight: ${token('weight.regular')};
    text-decoration-thickness: 1px;
  }
  ins {
    color: ${token('price.sale')};
    text-decoration: none;
  }
`;

/** Properties of {@link Money}. */
export interface MoneyProps {
  /** In minor units (pence, cents, yen). */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** A lower price in minor units: the amount is struck through beside it. */
  readonly saleAmount?: number | null;
  /** BCP 47; the plain form of the currency unless told. */
  readonly locale?: string;
}

/**
 * An amount of money; with a sale amount, both prices, told apart for eyes and ears.
 *
 * @example
 * ```tsx
 * import { Money } from '@omnis/ui';
 * export const Price = () => <Money amount={2400} saleAmount={1800} currency="GBP" />; // was £24.00, now £18.00
 * ```
 */
export function Money({ amount, currency, saleAmount, locale }: MoneyProps): ReactElement {
  const say = useUiText();
  const options = locale === undefined ? {} : { locale };
  const text = formatMoney(amount, currency, options);
  if (saleAmount == null || saleAmount >= amount) return <Root>{text}</Root>;
  return (
    <Root data-sale="">
      <ins>
        <VisuallyHidden>{say('Now')} </VisuallyHidden>
        {formatMoney(saleAmount, currency, options)}
      </ins>
      <del>
        <VisuallyHidden>{say('Was')} </VisuallyHidden>
        {text}
      </del>
    </Root>
  );
}
