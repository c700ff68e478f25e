import { isOnSale } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { VisuallyHidden } from '@omnis/ui';
import { formatPrice, formatRoundPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { ShownPrice } from './selection.ts';
import { productTexts } from '../texts/product/index.ts';

/** A product's price; on sale both prices, told apart for eyes and ears. */
export function PriceLine({
  price: { price, salePrice, from },
  currency,
  separatePrice = null,
}: {
  readonly price: ShownPrice;
  readonly currency: string;
  /** Of a bundle, the price of its parts when they are bought separately. */
  readonly separatePrice?: number | null;
}): ReactElement {
  const t = useTexts(productTexts);
  const saving = separatePrice === null ? 0 : separatePrice - (salePrice ?? price);
  const saved = saving > 0 && (
    <small className="saved">{t('saved', { amount: formatRoundPrice(saving, currency, t.locale) })}</small>
  );
  const lead = from ? <small>{t('from')}</small> : null;
  if (salePrice === null || !isOnSale({ price, salePrice })) {
    return (
      <p className="price">
        {lead}
        <span>{formatPrice(price, currency, t.locale)}</span>
        {saved}
      </p>
    );
  }
  return (
    <p className="price">
      {lead}
      <ins>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {formatPrice(salePrice, currency, t.locale)}
      </ins>
      <del>
        <VisuallyHidden>{t('was')} </VisuallyHidden>
        {formatPrice(price, currency, t.locale)}
      </del>
      {saved}
    </p>
  );
}
