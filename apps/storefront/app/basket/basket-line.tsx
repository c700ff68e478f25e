import { NumberField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { formatPrice } from '../data/price.ts';
import { LineFacts } from './line-facts.tsx';
import { useBasketLine, type BasketLine as Line } from './use-basket-line.ts';

/** Why a line cannot be bought as it stands, and what to do; null when it can. */
export function lineProblem({ available, quantity, maxQuantity }: Line): string | null {
  if (!available) return 'Sold out. It costs you nothing here; remove it, or choose another.';
  if (maxQuantity !== null && quantity > maxQuantity)
    return `Only ${maxQuantity} left. Lower the quantity to go on.`;
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
  const { quantity, busy, setQuantity, remove } = useBasketLine(line);
  const { available, name, priceIncTax, fullPriceIncTax, maxQuantity } = line;
  const problem = lineProblem(line);
  return (
    <li className="line" aria-busy={busy} data-gone={available ? undefined : ''}>
      <LineFacts
        line={line}
        productUrl={line.productUrl}
        currency={currency}
        total={priceIncTax * quantity}
        before={fullPriceIncTax === null ? null : fullPriceIncTax * quantity}
        note={quantity > 1 ? `${formatPrice(priceIncTax, currency)} each` : undefined}
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
            label={`Quantity of ${name}`}
            hideLabel
            value={quantity}
            onValueChange={setQuantity}
            min={1}
            max={maxQuantity ?? 999}
            steppers
          />
        ) : (
          <span />
        )}
        <button type="button" className="remove" aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </button>
      </div>
    </li>
  );
}
