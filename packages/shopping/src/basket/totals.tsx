import type { BasketAnswer } from '@omnis/api-client';
import { discountName } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { basketTexts } from '../texts/basket/index.ts';

const Root = styled.dl.withConfig({ componentId: 'shop-totals' })`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
  }
  dd {
    text-align: end;
  }
  .muted,
  small {
    color: ${token('text.muted')};
  }
  .less dd {
    color: ${token('success.text')};
  }
  .total {
    align-items: baseline;
    margin-top: ${token('space.2')};
    padding-top: ${token('space.4')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-weight: ${token('weight.bold')};
  }
  .total dd {
    font-size: ${token('type.xl')};
  }
  small {
    display: block;
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.regular')};
  }
  &[aria-busy='true'] dd {
    opacity: 0.8;
  }
`;

/** Properties of {@link TotalsList}. */
export interface TotalsListProps {
  readonly totals: BasketAnswer['totals'];
  /** Note about delivery before its price is known; else the price is shown. */
  readonly deliveryNote?: string;
  /** The goods have reached free delivery, which is said where the price is still to come. */
  readonly deliveryFree?: boolean;
  /** The coupon that took the discount off an order from before its discounts had names. */
  readonly coupon?: string | null;
  /** Other sums are on their way. */
  readonly busy?: boolean;
  /** Part of the total that gift cards pay. */
  readonly giftCards?: number;
  /** The part of the total that was paid before, beside gift cards. */
  readonly earlier?: number;
  /** The rest has been paid. */
  readonly paid?: boolean;
  /** True when something is delivered: gift cards alone are not. */
  readonly delivered?: boolean;
}

/** The sums of a basket or an order: total = subtotal − discount + delivery, tax contained. */
export function TotalsList({
  totals,
  deliveryNote,
  deliveryFree = false,
  coupon = null,
  busy = false,
  giftCards = 0,
  earlier = 0,
  paid = false,
  delivered = true,
}: TotalsListProps): ReactElement {
  const t = useTexts(basketTexts);
  const { currency, subtotal, discount, shipping, goodsTax, taxDiscount, shippingTax, total } = totals;
  const named = totals.discounts?.filter(({ amount }) => amount > 0) ?? [];
  const free = totals.discounts?.filter(({ freeDelivery }) => freeDelivery) ?? [];
  const tax = goodsTax - taxDiscount + (deliveryNote === undefined ? shippingTax : 0);
  const shown = deliveryNote === undefined ? total : total - shipping;
  return (
    <Root aria-busy={busy}>
      <div>
        <dt>{t('subtotal')}</dt>
        <dd>{formatPrice(subtotal, currency, t.locale)}</dd>
      </div>
      {named.map((each) => (
        <div className="less" key={discountName(each)}>
          <dt>{discountName(each)}</dt>
          <dd>−{formatPrice(each.amount, currency, t.locale)}</dd>
        </div>
      ))}
      {discount > 0 && named.length === 0 && (
        <div className="less">
          <dt>
            {t('discount')}
            {coupon !== null && <span className="muted"> {coupon}</span>}
          </dt>
          <dd>−{formatPrice(discount, currency, t.locale)}</dd>
        </div>
      )}
      {delivered && (
        <div>
          <dt>
            {t('delivery')}
            {free.length > 0 && <small>{free.map(discountName).join(', ')}</small>}
          </dt>
          {deliveryNote === undefined ? (
            <dd>{shipping === 0 ? t('free') : formatPrice(shipping, currency, t.locale)}</dd>
          ) : deliveryFree ? (
            // By the store's own method at home alone: another country or method may cost something.
            <dd>
              {t('free')}
              <small>{t('notFreeElsewhere')}</small>
            </dd>
          ) : (
            <dd className="muted">{deliveryNote}</dd>
          )}
        </div>
      )}
      <div className="total">
        <dt>
          {t('total')}
          {tax > 0 && <small>{t('includesTax', { amount: formatPrice(tax, currency, t.locale) })}</small>}
        </dt>
        <dd>{formatPrice(shown, currency, t.locale)}</dd>
      </div>
      {giftCards + earlier > 0 && (
        <>
          {giftCards > 0 && (
            <div className="less">
              <dt>{t('giftCard')}</dt>
              <dd>−{formatPrice(giftCards, currency, t.locale)}</dd>
            </div>
          )}
          {earlier > 0 && (
            <div className="less">
              <dt>{t('paidEarlier')}</dt>
              <dd>−{formatPrice(earlier, currency, t.locale)}</dd>
            </div>
          )}
          {!(paid && giftCards >= shown) && (
            <div className="total">
              <dt>{t(paid ? 'paid' : 'toPay')}</dt>
              <dd>{formatPrice(shown - giftCards - earlier, currency, t.locale)}</dd>
            </div>
          )}
        </>
      )}
    </Root>
  );
}
