import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderItem } from '../order-item.fixture.ts';
import type { OrderItemRow } from '../orders.types.ts';
import { recount } from './recount.ts';

const item = (changes: Partial<OrderItemRow>): OrderItemRow =>
  orderItem({ price_minor: 1000, tax_minor: 200, ...changes });

const order = (items: readonly OrderItemRow[], discount: number, shipping: number) => {
  const subtotal = items.reduce((sum, one) => sum + (one.price_minor + one.tax_minor) * one.quantity, 0);
  return {
    currency: 'GBP',
    subtotal_minor: subtotal,
    discount_minor: discount,
    goods_tax_minor: 0,
    tax_discount_minor: 0,
    shipping_minor: shipping,
    shipping_tax_minor: 0,
    total_minor: subtotal - discount + shipping,
  };
};

describe('an order with fewer goods', () => {
  test('keeps its prices, its delivery and its share of the discount', () => {
    const before = [item({ quantity: 2 }), item({ id: 'b', quantity: 1 })];
    const { sums, discounts } = recount(order(before, 360, 395), before, [item({ quantity: 1 })]);
    expect(sums).toEqual({
      subtotal_minor: 1200,
      discount_minor: 120,
      goods_tax_minor: 200,
      tax_discount_minor: 20,
      shipping_minor: 395,
      shipping_tax_minor: 66,
      total_minor: 1475,
    });
    expect(discounts).toEqual([120]);
  });

  test('never costs more, and its sums are those of its parts', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      price_minor: fc.integer({ min: 0, max: 9999 }),
      tax_minor: fc.integer({ min: 0, max: 2000 }),
      vat_rate: fc.constantFrom('0', '5', '20'),
      keep: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 2000 }),
        (lines, off, shipping) => {
          const before = lines.map(({ keep: _keep, ...one }, index) => item({ ...one, id: String(index) }));
          const worth = order(before, 0, 0).subtotal_minor;
          const paid = order(before, Math.floor(worth * off), shipping);
          const after = before.flatMap((one, index) => {
            const quantity = Math.floor(one.quantity * (lines[index]?.keep ?? 0));
            return quantity > 0 ? [{ ...one, quantity }] : [];
          });
          const { sums, discounts } = recount(paid, before, after);
          expect(sums.total_minor).toBeLessThanOrEqual(paid.total_minor);
          expect(sums.total_minor).toBeGreaterThanOrEqual(shipping);
          expect(sums.total_minor).toBe(sums.subtotal_minor - sums.discount_minor + shipping);
          expect(discounts.reduce((sum, one) => sum + one, 0)).toBe(sums.discount_minor);
        },
      ),
    );
  });
});
