import type { BasketLine } from './use-basket-line.ts';

/** Two of a T-shirt in a basket, for tests. */
export const testBasketLine = (rest: Partial<BasketLine> = {}): BasketLine => ({
  key: 'a',
  quantity: 2,
  name: 'Tee',
  priceIncTax: 24,
  fullPriceIncTax: null,
  image: null,
  options: { Colour: 'Navy', Size: 'M' },
  productUuid: 'u',
  productId: 1,
  productUrl: 'paper-fox',
  variantId: 'v',
  personalisation: [],
  bundleItems: [],
  giftCard: null,
  available: true,
  maxQuantity: null,
  ...rest,
});
