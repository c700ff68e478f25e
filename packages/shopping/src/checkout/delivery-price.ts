import { formatPrice } from '@omnis/shop-kit';
import type { CheckoutTexts } from '../texts/checkout/index.ts';

/** Price of a delivery method, or a word where it is free. */
export const deliveryPrice = (price: number, currency: string, t: CheckoutTexts): string =>
  price === 0 ? t('free') : formatPrice(price, currency, t.locale);
