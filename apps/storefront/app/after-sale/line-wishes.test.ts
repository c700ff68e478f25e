import { describe, expect, it } from 'vitest';
import { changesOf, refundOf, wantedOf } from './line-wishes.ts';
import { testOrderLine } from './order-line.fixture.ts';

const line = (id: string, quantity: number, priceIncTax: number) =>
  testOrderLine({ id, quantity, priceIncTax });
const items = [line('a', 3, 24), line('b', 1, 11.99)];
const totals = (discount: number) => ({
  currency: 'GBP',
  subtotal: 83.99,
  discount,
  goodsTax: 0,
  taxDiscount: 0,
  shipping: 3.95,
  shippingTax: 0,
  total: 87.94 - discount,
});

describe('wishes for the lines of an order', () => {
  it('are sent where they change something', () => {
    const wishes = { a: { quantity: 3 }, b: { quantity: 0, variantId: 'other' } };
    expect(changesOf(items, wishes)).toEqual([{ id: 'b', quantity: 0 }]);
    expect(changesOf(items, { a: { quantity: 2, variantId: 'v' } })).toEqual([
      { id: 'a', quantity: 2, variantId: 'v' },
    ]);
  });

  it('never ask for more than there is, such as after an earlier change', () => {
    expect(wantedOf({ id: 'a', quantity: 1 }, { a: { quantity: 2 } })).toBe(1);
  });

  it('give the price back, without delivery, less the share of the discount', () => {
    expect(refundOf({ items, totals: totals(0) }, { a: { quantity: 1 } })).toBe(48);
    expect(refundOf({ items, totals: totals(8.4) }, { a: { quantity: 1 } })).toBe(43.2);
    expect(refundOf({ items, totals: totals(8.4) }, {})).toBe(0);
  });
});
