import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderItem } from '../order-item.fixture.ts';
import { lineRefundMinor } from './return-rules.ts';

const item = (price: number, quantity: number, discount: number) =>
  orderItem({ quantity, price_minor: price, tax_minor: 0, discount_minor: discount, vat_rate: '0' });

test('a line that comes back in parts gives back what it cost, to the penny', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (price, parts, off) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0);
        const discount = Math.floor(price * quantity * off);
        let before = 0;
        let back = 0;
        for (const now of parts) {
          const refund = lineRefundMinor(item(price, quantity, discount), { before, now });
          expect(refund).toBeGreaterThanOrEqual(0);
          back += refund;
          before += now;
        }
        expect(back).toBe(price * quantity - discount);
      },
    ),
  );
});
