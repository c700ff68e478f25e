import { describe, expect, it } from 'vitest';
import { changesOf, refundOf, unitPriceOf, wantedOf } from './line-wishes.ts';
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

describe('OD5 wishes for the lines of an order', () => {
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
    expect(refundOf({ items, totals: totals(0) }, [], { a: { quantity: 1 } })).toBe(48);
    expect(refundOf({ items, totals: totals(8.4) }, [], { a: { quantity: 1 } })).toBe(43.2);
    expect(refundOf({ items, totals: totals(8.4) }, [], {})).toBe(0);
  });

  describe('for things that cost less by the dozen', () => {
    const of = (id: string, quantity: number) => ({ ...line(id, quantity, 21.6), productId: 7 });
    const many = [of('s', 9), of('m', 2), { ...line('mug', 1, 11.99), productId: 8 }];
    const quantityPrices = [
      { quantity: 1, price: 24 },
      { quantity: 10, price: 21.6 },
    ];
    const steps = ['s', 'm'].map((id) => ({ id, quantityPrices }));
    const order = (discount = 0) => ({ items: many, totals: totals(discount) });

    it('give back what is left of the price when the rest costs what few cost', () => {
      const wishes = { s: { quantity: 1 } };
      expect(refundOf(order(), steps, wishes)).toBe(165.6);
      expect(many.map((item) => unitPriceOf(item, { items: many, steps, wishes }))).toEqual([24, 24, 11.99]);
    });

    it('keep the price while all sizes together are enough', () => {
      expect(refundOf(order(), steps, { m: { quantity: 1 } })).toBe(21.6);
    });

    it('are below zero where fewer would cost more', () => {
      const dear = ['s', 'm'].map((id) => ({
        id,
        quantityPrices: [
          { quantity: 1, price: 40 },
          { quantity: 10, price: 21.6 },
        ],
      }));
      expect(refundOf(order(), dear, { m: { quantity: 0 } })).toBe(-122.4);
    });
  });

  it('share a discount by the goods alone, of which gift cards are none', () => {
    const giftCard = { email: '', name: '', message: '' };
    const withCard = [line('a', 2, 50), { ...line('card', 1, 100), giftCard }];
    expect(refundOf({ items: withCard, totals: totals(10) }, [], { a: { quantity: 1 } })).toBe(45);
  });
});
