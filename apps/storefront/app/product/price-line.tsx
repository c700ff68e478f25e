import { isOnSale } from '@omnis/models';
import { VisuallyHidden } from '@omnis/ui';
import type { ReactElement } from 'react';
import { formatPrice } from '../data/price.ts';
import type { ShownPrice } from './selection.ts';

/** A product's price; on sale both prices, told apart for eyes and ears. */
export function PriceLine({
  price: { price, salePrice, from },
  currency,
}: {
  readonly price: ShownPrice;
  readonly currency: string;
}): ReactElement {
  const lead = from ? <small>From</small> : null;
  if (salePrice === null || !isOnSale({ price, salePrice })) {
    return (
      <p className="price">
        {lead}
        <span>{formatPrice(price, currency)}</span>
      </p>
    );
  }
  return (
    <p className="price">
      {lead}
      <ins>
        <VisuallyHidden>Now </VisuallyHidden>
        {formatPrice(salePrice, currency)}
      </ins>
      <del>
        <VisuallyHidden>Was </VisuallyHidden>
        {formatPrice(price, currency)}
      </del>
    </p>
  );
}
