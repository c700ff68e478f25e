import { describe, expect, it } from 'vitest';
import { refundAmount, refundState } from './refund-amount.ts';

const order = {
  currency: 'GBP',
  items: [{ id: 'a', name: 'Candle', options: { Colour: '', Size: '' }, quantity: 3, total: 10 }],
  refundable: {
    amount: 12,
    delivery: 3.95,
    outside: false,
    lines: [{ id: 'a', units: 3, amount: 10 }],
  },
};

describe('refundAmount', () => {
  it('U43 shares the price of a line over its units, and gives the rest to the last of them', () => {
    expect(refundAmount(order, { units: { a: 1 }, delivery: 0 })).toBe(3.33);
    expect(refundAmount(order, { units: { a: 3 }, delivery: 0 })).toBe(10);
    const later = {
      ...order,
      refundable: { ...order.refundable, lines: [{ id: 'a', units: 1, amount: 3.33 }] },
    };
    expect(refundAmount(later, { units: { a: 1 }, delivery: 0 })).toBe(3.33);
  });

  it('U43 is never more than is left of what was paid', () => {
    expect(refundAmount(order, { units: { a: 3 }, delivery: 3.95 })).toBe(12);
  });
});

describe('refundState', () => {
  it('U43 tells a part from the whole', () => {
    expect(refundState({ total: 20, refunded: 0 })).toBeNull();
    expect(refundState({ total: 20, refunded: 5 })).toBe('Partially refunded');
    expect(refundState({ total: 20, refunded: 20 })).toBe('Refunded');
  });
});
