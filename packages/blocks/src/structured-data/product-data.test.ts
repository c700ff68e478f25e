import { expect, test } from 'vitest';
import { offersOf } from './product-data.ts';

test('offers in rounded currencies are rounded, and a rounded price is the only offer', () => {
  const place = {
    origin: 'https://demo.example',
    today: '2026-11-21',
    currencies: [
      { code: 'GBP', rate: 1 },
      { code: 'EUR', rate: 1.2, rounding: 'end_99' as const },
    ],
  };
  const pricesOf = (offer: { price: number; currency: string }) =>
    offersOf(offer, null, place).map(({ priceCurrency, price }) => [priceCurrency, price]);
  expect(pricesOf({ price: 20, currency: 'GBP' })).toEqual([
    ['GBP', 20],
    ['EUR', 23.99],
  ]);
  expect(pricesOf({ price: 23.99, currency: 'EUR' })).toEqual([['EUR', 23.99]]);
});

test('prices that the store fixed are offered as they are', () => {
  const place = {
    origin: 'https://demo.example',
    today: '2026-11-21',
    currencies: [
      { code: 'GBP', rate: 1 },
      { code: 'EUR', rate: 1.2, rounding: 'end_99' as const },
    ],
  };
  const offers = offersOf({ price: 25, currency: 'EUR', pricesElsewhere: { GBP: 20 } }, null, place);
  expect(offers.map(({ priceCurrency, price }) => [priceCurrency, price])).toEqual([
    ['GBP', 20],
    ['EUR', 25],
  ]);
});
