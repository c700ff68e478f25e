import { expect, it } from 'vitest';
import { saleOf, saleOfProduct } from './sale.ts';

it('a product that is looked at is told at what it costs now', () => {
  const product = {
    id: 7,
    name: 'Tee',
    currency: 'GBP',
    price: 24,
    salePrice: 18,
    colours: [{ name: 'Sky blue' }],
  };
  const good = { id: '7', name: 'Tee', variant: 'Sky blue', price: 18, quantity: 1 };
  expect(saleOfProduct(product, 'sky-blue')).toEqual({ currency: 'GBP', goods: [good] });
  expect(saleOfProduct({ ...product, salePrice: null }, 'red')).toEqual({
    currency: 'GBP',
    goods: [{ ...good, variant: '', price: 24 }],
  });
  expect(saleOfProduct(undefined, '')).toBeUndefined();
});

it('unknown contents are no sale', () => {
  for (const holder of [undefined, {}, { items: [], currency: 'GBP' }, { items: [{}], currency: 'GBP' }])
    expect(saleOf(holder)).toBeUndefined();
  // A line of an order whose product is gone for good has no id to be told by.
  expect(
    saleOf({ currency: 'GBP', items: [{ productId: null, priceIncTax: 1, quantity: 1 }] }),
  ).toBeUndefined();
});
