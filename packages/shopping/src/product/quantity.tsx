import { textParts, useTexts } from '@omnis/texts/react';
import { NumberField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { basketTexts } from '../texts/basket/index.ts';
import { productTexts } from '../texts/product/index.ts';

/** Properties of the quantity selector. */
export interface QuantityProps {
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  /** A number was typed that cannot be had; the one before it is back, and the field says so. */
  readonly onRefuse: () => void;
  readonly max: number;
  readonly disabled: boolean;
}

/** Quantity field; only themes that show it load it. */
export default function Quantity({ onRefuse, onValueChange, max, ...props }: QuantityProps): ReactElement {
  const t = useTexts(productTexts);
  const words = useTexts(basketTexts);
  const [refused, setRefused] = useState<number | null>(null);
  return (
    // Words that go only when the field is left would move the button from under the press that leaves it.
    <div onInput={() => setRefused(null)}>
      <NumberField
        className="quantity"
        label={t('quantity')}
        min={1}
        max={max}
        steppers
        onValueChange={(next) => {
          setRefused(null);
          onValueChange(next);
        }}
        onOutOfBounds={(typed) => {
          setRefused(typed);
          onRefuse();
        }}
        {...props}
      />
      {refused !== null && (
        <p className="problem" role="alert">
          <span>
            {words('quantityBounds', { max })}
            {refused > max && (
              <> {textParts(words, 'needMore', { link: <a href="/get-a-quote/">{words('getQuote')}</a> })}</>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
