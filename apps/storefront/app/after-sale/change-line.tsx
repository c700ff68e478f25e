import { NumberField, Select } from '@omnis/ui';
import type { ReactElement } from 'react';
import { LineFacts } from '../basket/line-facts.tsx';
import { lineWords } from '../basket/line-words.ts';
import type { Order } from '../order/stages.ts';
import { wantedOf, type LineWish, type LineWishes } from './line-wishes.ts';
import type { Options } from './stopped.tsx';

/** Properties of {@link ChangeLine}. */
export interface ChangeLineProps {
  readonly item: Order['items'][number];
  readonly currency: string;
  readonly options: Options['lines'][number] | undefined;
  readonly wishes: LineWishes;
  readonly onWish: (wish: LineWish) => void;
}

/** A line of an order of which fewer can be had, or another colour or size. */
export function ChangeLine({ item, currency, options, wishes, onWish }: ChangeLineProps): ReactElement {
  const { id, quantity } = item;
  const wish = wishes[id];
  const wanted = wantedOf(item, wishes);
  const choices = options?.choices ?? [];
  const variantId = wish?.variantId ?? options?.variantId ?? '';
  const withOptions = lineWords(item);
  return (
    <li className="line" data-out={wanted === 0 ? '' : undefined}>
      <LineFacts
        line={item}
        productUrl={item.productUrl}
        currency={currency}
        total={item.priceIncTax * (wanted === 0 ? quantity : wanted)}
        before={wanted < quantity && wanted > 0 ? item.priceIncTax * quantity : null}
        note={wanted === 0 ? 'Taken out' : `${quantity} in your order`}
      />
      <div className="change">
        {wanted > 0 && quantity > 1 && (
          <NumberField
            className="quantity"
            label={`Quantity of ${withOptions}`}
            hideLabel
            value={wanted}
            onValueChange={(value) => value !== null && onWish({ ...wish, quantity: value })}
            min={1}
            max={quantity}
            steppers
          />
        )}
        {wanted > 0 && choices.length > 1 && (
          <Select
            className="choice"
            label={`Colour and size of ${withOptions}`}
            hideLabel
            value={variantId}
            options={choices.map((choice) => ({
              value: choice.variantId,
              label: [choice.options.Colour, choice.options.Size].filter(Boolean).join(' / '),
              disabled:
                choice.variantId !== options?.variantId && choice.left !== null && choice.left < wanted,
            }))}
            onValueChange={(value) =>
              onWish({ quantity: wanted, variantId: value === options?.variantId ? undefined : value })
            }
          />
        )}
        <button
          type="button"
          className="remove"
          aria-label={wanted === 0 ? `Keep ${withOptions}` : `Take out ${withOptions}`}
          onClick={() => onWish({ ...wish, quantity: wanted === 0 ? quantity : 0 })}
        >
          {wanted === 0 ? 'Keep' : 'Take out'}
        </button>
      </div>
    </li>
  );
}
