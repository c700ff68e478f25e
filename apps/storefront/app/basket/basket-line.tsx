import { NumberField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { formatPrice } from '../data/price.ts';
import { LineFacts } from './line-facts.tsx';
import { useBasketLine, type BasketLine as Line } from './use-basket-line.ts';
import { basketTexts, type BasketTexts } from '../texts/basket/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Why a line cannot be bought as it stands, and what to do; null when it can. */
export function lineProblem(t: BasketTexts, { available, quantity, maxQuantity }: Line): string | null {
  if (!available) return t('lineSoldOut');
  if (maxQuantity !== null && quantity > maxQuantity) return t('lineTooMany', { maxQuantity });
  return null;
}

/** A line of the basket, to be changed and removed. */
export function BasketLine({
  line,
  currency,
}: {
  readonly line: Line;
  readonly currency: string;
}): ReactElement {
  const t = useTexts(basketTexts);
  const { quantity, busy, setQuantity, remove } = useBasketLine(line);
  const { available, name, priceIncTax, fullPriceIncTax, maxQuantity } = line;
  const problem = lineProblem(t, line);
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
      <div className="change">
        {available ? (
          <NumberField
            className="quantity"
            label={t('quantityOf', { name })}
            hideLabel
            value={quantity}
            onValueChange={setQuantity}
            min={1}
            max={maxQuantity ?? 999}
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
