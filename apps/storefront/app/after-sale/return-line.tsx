import { Checkbox, NumberField, Select } from '@omnis/ui';
import type { ReactElement } from 'react';
import { LineFacts } from '../basket/line-facts.tsx';
import { lineWords } from '../basket/line-words.ts';
import type { Order } from '../order/stages.ts';
import { isReason, reasonWords, type Returns, type ReturnWish } from './return-wishes.ts';

/** Properties of {@link ReturnLine}. */
export interface ReturnLineProps {
  readonly item: Order['items'][number];
  readonly currency: string;
  readonly back: Returns['lines'][number] | undefined;
  readonly exchange: boolean;
  readonly wish: ReturnWish;
  /** Messages of what is missing, once it was tried. */
  readonly faults: { readonly reason?: string; readonly variantId?: string };
  readonly onWish: (wish: ReturnWish) => void;
}

/** A line of an order, to be sent back: how many, why, and what in its place. */
export function ReturnLine(props: ReturnLineProps): ReactElement {
  const { item, currency, back, exchange, wish, faults, onWish } = props;
  const { id, quantity, options } = item;
  const returnable = back?.returnable ?? 0;
  const withOptions = lineWords(item);
  const others = (back?.choices ?? []).filter(
    ({ options: other }) => other.Colour !== options.Colour || other.Size !== options.Size,
  );
  return (
    <li className="line">
      <LineFacts
        line={item}
        productUrl={item.productUrl}
        currency={currency}
        total={item.priceIncTax * quantity}
        note={returnable === 0 ? 'Sent back already' : `Quantity ${quantity}`}
      />
      {returnable > 0 && (
        <div className="back">
          <Checkbox
            label={`Send back ${withOptions}`}
            name={`back-${id}`}
            checked={wish.quantity > 0}
            onCheckedChange={(checked) => onWish({ ...wish, quantity: checked ? returnable : 0 })}
          />
          {wish.quantity > 0 && (
            <>
              {returnable > 1 && (
                <NumberField
                  className="quantity"
                  label="How many"
                  value={wish.quantity}
                  onValueChange={(value) => value !== null && onWish({ ...wish, quantity: value })}
                  min={1}
                  max={returnable}
                  steppers
                />
              )}
              <Select
                label="Why"
                placeholder="Choose a reason"
                value={wish.reason}
                options={Object.entries(reasonWords).map(([value, label]) => ({ value, label }))}
                error={faults.reason ?? null}
                onValueChange={(reason) => isReason(reason) && onWish({ ...wish, reason })}
              />
              {exchange && (
                <Select
                  label="What you would like instead"
                  placeholder={others.length === 0 ? 'Nothing else is there' : 'Choose a colour and size'}
                  value={wish.variantId}
                  disabled={others.length === 0}
                  options={others.map((choice) => ({
                    value: choice.variantId,
                    label: [choice.options.Colour, choice.options.Size].filter(Boolean).join(' / '),
                    disabled: choice.left !== null && choice.left < wish.quantity,
                  }))}
                  error={faults.variantId ?? null}
                  onValueChange={(variantId) => onWish({ ...wish, variantId })}
                />
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}
