import { useTexts } from '@omnis/texts/react';
import { Checkbox, NumberField, Select } from '@omnis/ui';
import { basketTexts, LineFacts, lineWords } from '@omnis/shopping';
import type { ReactElement } from 'react';
import type { Order } from '../order/stages.ts';
import { isReason, othersOf, reasonWords, type Returns, type ReturnWish } from './return-wishes.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Properties of {@link ReturnLine}. */
export interface ReturnLineProps {
  readonly item: Order['items'][number];
  readonly currency: string;
  readonly back: Returns['lines'][number] | undefined;
  /** It has a label, and has not arrived. */
  readonly asked: boolean;
  readonly exchange: boolean;
  readonly wish: ReturnWish;
  /** Messages of what is missing, once it was tried. */
  readonly faults: { readonly reason?: string; readonly variantId?: string };
  /** A number was typed that cannot be, and the one before it came back. */
  readonly isOff: boolean;
  readonly onOff: () => void;
  readonly onWish: (wish: ReturnWish) => void;
}

/** A line of an order, to be sent back: how many, why, and what in its place. */
export function ReturnLine(props: ReturnLineProps): ReactElement {
  const t = useTexts(ordersTexts);
  const basket = useTexts(basketTexts);
  const { item, currency, back, asked, exchange, wish, faults, isOff, onOff, onWish } = props;
  const { id, quantity } = item;
  const returnable = back?.returnable ?? 0;
  const reasons = back?.reasons ?? [];
  const isLimited = reasons.length < Object.keys(reasonWords).length;
  const withOptions = lineWords(item, { currency, locale: t.locale });
  const others = othersOf(item, back);
  return (
    <li className="line">
      <LineFacts
        line={item}
        productUrl={item.productUrl}
        currency={currency}
        total={item.priceIncTax * quantity}
        note={
          returnable > 0 || item.giftCard !== null
            ? returnable > 0 && returnable < quantity
              ? t('stillReturnable', { left: returnable, quantity })
              : t('quantityIs', { quantity })
            : t(asked ? 'labelAsked' : 'sentBack')
        }
      />
      {returnable > 0 && (
        <div className="back">
          <Checkbox
            label={t('sendBack', { name: withOptions })}
            name={`back-${id}`}
            checked={wish.quantity > 0}
            onCheckedChange={(checked) => onWish({ ...wish, quantity: checked ? returnable : 0 })}
          />
          {wish.quantity > 0 && (
            <>
              {returnable > 1 && (
                <NumberField
                  className="quantity"
                  label={t('howMany')}
                  stepperName={basket('steppedQuantityOf', { name: withOptions })}
                  value={wish.quantity}
                  error={isOff ? t('howManyBounds', { max: returnable }) : null}
                  onValueChange={(value) => value !== null && onWish({ ...wish, quantity: value })}
                  onOutOfBounds={onOff}
                  min={1}
                  max={returnable}
                  steppers
                />
              )}
              <Select
                label={t('why')}
                placeholder={t('chooseReason')}
                value={wish.reason}
                help={isLimited ? t('madeForYou') : undefined}
                options={reasons.map((value) => ({ value, label: t(reasonWords[value]) }))}
                error={faults.reason ?? null}
                onValueChange={(reason) => isReason(reason) && onWish({ ...wish, reason })}
              />
              {exchange && others.length === 0 && <p className="quiet">{t('nothingElse')}</p>}
              {exchange && others.length > 0 && (
                <Select
                  label={t('instead')}
                  placeholder={t('chooseColourSize')}
                  value={wish.variantId}
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
