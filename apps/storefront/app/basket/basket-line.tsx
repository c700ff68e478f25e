import { NumberField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { formatPrice } from '../data/price.ts';
import { LineFacts } from './line-facts.tsx';
import { useBasketLine, type BasketLine as Line, type LineActs } from './use-basket-line.ts';
import { basketTexts, type BasketTexts } from '../texts/basket/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Why a line cannot be bought as it stands, and what to do; null when it can. */
export function lineProblem(
  t: BasketTexts,
  { available, withdrawn, quantity, maxQuantity }: Line,
): string | null {
  if (withdrawn) return t('lineWithdrawn');
  if (!available) return t('lineSoldOut');
  if (maxQuantity !== null && quantity > maxQuantity) return t('lineTooMany', { maxQuantity });
  return null;
}

/** Properties of {@link BasketLine}. */
export interface BasketLineProps {
  readonly line: Line;
  readonly currency: string;
  /** What the basket is told of. */
  readonly acts?: LineActs;
}

/** A line of the basket, to be changed and removed. */
export function BasketLine({ line, currency, acts }: BasketLineProps): ReactElement {
  const t = useTexts(basketTexts);
  const { quantity, busy, setQuantity, remove } = useBasketLine(line, acts);
  const [refused, setRefused] = useState(false);
  const { available, name, priceIncTax, fullPriceIncTax, maxQuantity } = line;
  const problem = lineProblem(t, line);
  const max = maxQuantity ?? 999;
  return (
    <li className="line" aria-busy={busy} data-gone={available ? undefined : ''}>
      <LineFacts
        line={line}
        productUrl={line.productUrl}
        currency={currency}
        total={priceIncTax * quantity}
        before={fullPriceIncTax === null ? null : fullPriceIncTax * quantity}
        note={quantity > 1 ? t('each', { price: formatPrice(priceIncTax, currency, t.locale) }) : undefined}
      />
      {problem !== null && (
        <p className="why" role="status">
          {problem}
        </p>
      )}
      {refused && (
        <p className="why" role="alert">
          {t('quantityBounds', { max })}
        </p>
      )}
      <div className="change">
        {available ? (
          <NumberField
            className="quantity"
            label={t('quantityOf', { name })}
            hideLabel
            value={quantity}
            onValueChange={(next) => {
              setRefused(false);
              setQuantity(next);
            }}
            onOutOfBounds={() => setRefused(true)}
            min={1}
            max={max}
            steppers
            stepperName={t('steppedQuantityOf', { name })}
          />
        ) : (
          <span />
        )}
        <button type="button" className="remove" aria-label={t('removeOf', { name })} onClick={remove}>
          {t('remove')}
        </button>
      </div>
    </li>
  );
}
