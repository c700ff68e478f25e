import { formatPrice } from '@omnis/shop-kit';
import type { Product } from './selection.ts';

/** Label of a field, with its price. */
export function fieldLabel(
  { label, price }: Pick<Product['personalisation'][number], 'label' | 'price'>,
  currency: string,
  locale: string,
): string {
  return price > 0 ? `${label} (+${formatPrice(price, currency, locale)})` : label;
}
