import { useTexts } from '@omnis/texts/react';
import { NumberField, Select } from '@omnis/ui';
import { formatPrice } from '@omnis/shop-kit';
import { LineFacts, lineWords } from '@omnis/shopping';
import { useState, type ReactElement } from 'react';
import type { Order } from '../order/stages.ts';
import { wantedOf, type LineWish, type LineWishes } from './line-wishes.ts';
import type { Options } from './after-sale-content.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Properties of {@link ChangeLine}. */
export interface ChangeLineProps {
  readonly item: Order['items'][number];
  readonly currency: string;
  readonly options: Options['lines'][number] | undefined;
  readonly wishes: LineWishes;
  /** Price of one with these wishes. */
  readonly unitPrice: number;
  readonly onWish: (wish: LineWish) => void;
}

/** A line of an order of which fewer can be had, or another colour or size. */
export function ChangeLine({
  item,
  currency,
  options,
  wishes,
  unitPrice,
  onWish,
}: ChangeLineProps): ReactElement {
  const t = useTexts(ordersTexts);
  const { id, quantity } = item;
  const wish = wishes[id];
  const [isOff, setOff] = useState(false);
  const wanted = wantedOf(item, wishes);
  const choices = options?.choices ?? [];
  const variantId = wish?.variantId ?? options?.variantId ?? '';
  const withOptions = lineWords(item, { currency, locale: t.locale });
  const eachCosts = t('eachCosts', {
    price: formatPrice(unitPrice, currency, t.locale),
    before: formatPrice(item.priceIncTax, currency, t.locale),
  });
  return (
    <li className="line" data-out={wanted === 0 ? '' : undefined}>
      <LineFacts
        line={item}
        productUrl={item.productUrl}
        currency={currency}
        total={wanted === 0 ? item.priceIncTax * quantity : unitPrice * wanted}
        before={wanted < quantity && wanted > 0 ? item.priceIncTax * quantity : null}
        note={
          wanted === 0
            ? t('takenOut')
            : [t('inYourOrder', { quantity }), ...(unitPrice === item.priceIncTax ? [] : [eachCosts])].join(
                ' · ',
              )
        }
      />
      <div className="change">
        {wanted > 0 && quantity > 1 && (
          <NumberField
            className="quantity"
            label={t('quantityOf', { name: withOptions })}
            hideLabel
            value={wanted}
            error={isOff ? t('wantedBounds', { max: quantity }) : null}
            onValueChange={(value) => {
              setOff(false);
              if (value !== null) onWish({ ...wish, quantity: value });
            }}
            onOutOfBounds={() => setOff(true)}
            min={1}
            max={quantity}
            steppers
          />
        )}
        {wanted > 0 && choices.length > 1 && (
          <Select
            className="choice"
            label={t('colourAndSizeOf', { name: withOptions })}
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
          aria-label={
            wanted === 0 ? t('keepOf', { name: withOptions }) : t('takeOutOf', { name: withOptions })
          }
          onClick={() => onWish({ ...wish, quantity: wanted === 0 ? quantity : 0 })}
        >
          {wanted === 0 ? t('keep') : t('takeOut')}
        </button>
      </div>
    </li>
  );
}
