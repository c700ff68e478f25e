import { formatPrice } from '@omnis/shop-kit';
import type { CheckoutTexts } from '../texts/checkout/index.ts';

/** What a way of delivery costs, in words where it is nothing. */
export const deliveryPrice = (price: number, currency: string, t: CheckoutTexts): string =>
  price === 0 ? t('free') : formatPrice(price, currency, t.locale);
