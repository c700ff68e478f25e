import { useTexts } from '@omnis/texts/react';
import { VisuallyHidden } from '@omnis/ui';
import { formatPrice } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { basketTexts } from '../texts/basket/index.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { deliveryPrice } from './delivery-price.ts';
import type { Quote } from './use-quote.ts';

/** Properties of {@link SaidSums}. */
export interface SaidSumsProps {
  readonly quote: Quote | undefined;
  /** Another quote is on its way. */
  readonly busy: boolean;
}

/**
 * Says what another way of delivery, another country, a coupon or a gift card makes of what is to be paid, to those who do
 * not see the sums change.
 */
export function SaidSums({ quote, busy }: SaidSumsProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const words = useTexts(basketTexts);
  const [{ heard, said }, hear] = useState({ heard: '', said: '' });
  if (quote && !busy) {
    const { totals, toPay, shippingMethods, shippingMethod, needsDelivery } = quote;
    const method = needsDelivery && shippingMethods.find(({ code }) => code === shippingMethod);
    const price = deliveryPrice(totals.shipping, totals.currency, t);
    const total = formatPrice(toPay, totals.currency, t.locale);
    const sums = `${method ? `${method.name}, ${price}. ` : ''}${words('sumNow', { total })}`;
    // The first is on the page that is read.
    if (sums !== heard) hear({ heard: sums, said: heard === '' ? '' : sums });
  }
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
