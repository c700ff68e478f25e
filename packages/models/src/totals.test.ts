import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponEffect, type Coupon } from './coupon.ts';
import { vatIncluded } from './money.ts';
import { activeQuantity, itemTotal } from './order-item.ts';
import { computeTotals, unitsShare, type TotalsInput } from './totals.ts';

const tee = { unitMinor: 2400, quantity: 2, vatRate: 20 };
const base: TotalsInput = { lines: [tee], currency: 'GBP', taxIncluded: true };

describe('order items', () => {
  it('ITEM1 active quantity = quantity − returned − cancelled labels', () => {
    const labels = [{ cancelled: true }, { cancelled: false }, {}, { cancelled: null }];
    expect(activeQuantity({ quantity: 5, returnLogs: [{ quantity: 2 }, {}], labels })).toBe(1);
    expect(activeQuantity({ quantity: 2 })).toBe(2);
    expect(activeQuantity({ quantity: 2, returnLogs: null, labels: null })).toBe(2);
    expect(activeQuantity({ quantity: 1, returnLogs: [{ quantity: 3 }] })).toBe(0);
  });

  it('ITEM1 is never below zero or above the quantity, and one less for each cancelled label', () => {
    const facts = fc.record({
      quantity: fc.nat(50),
      returnLogs: fc.array(fc.record({ quantity: fc.option(fc.nat(5)) }), { maxLength: 5 }),
      labels: fc.array(fc.record({ cancelled: fc.boolean() }), { maxLength: 50 }),
    });
    fc.assert(
      fc.property(facts, (item) => {
        const active = activeQuantity(item);
        expect(active).toBeGreaterThanOrEqual(0);
        expect(active).toBeLessThanOrEqual(item.quantity);
        const oneMore = activeQuantity({ ...item, labels: [...item.labels, { cancelled: true }] });
        expect(oneMore).toBe(Math.max(0, active - 1));
        const returned = activeQuantity({ ...item, returnLogs: [...item.returnLogs, { quantity: 2 }] });
        expect(returned).toBe(Math.max(0, active - 2));
      }),
    );
  });

  it('ITEM2 total = price + tax − discount', () => {
    expect(itemTotal({ price: 4000, tax: 800, discountTaxIncluded: 480 })).toBe(4320);
  });
});

describe('couponEffect', () => {
  it.each<[Coupon, number, number, boolean]>([
    [{ kind: 'percent', percent: 10 }, 4800, 480, true],
    [{ kind: 'percent', percent: 100 }, 4800, 4800, true],
    [{ kind: 'percent', percent: 33.3 }, 100, 33, true],
    [{ kind: 'fixed', amountMinor: 500 }, 4800, 500, true],
    [{ kind: 'fixed', amountMinor: 9900 }, 4800, 4800, true],
    [{ kind: 'free_shipping' }, 4800, 0, true],
    [{ kind: 'percent', percent: 10, minimumSpendMinor: 4801 }, 4800, 0, false],
    [{ kind: 'percent', percent: 10, minimumSpendMinor: 4800 }, 4800, 480, true],
  ])('TOT4 %j on %d takes off %d', (coupon, subtotal, discountMinor, applied) => {
    expect(couponEffect(coupon, subtotal)).toMatchObject({ discountMinor, applied });
  });

  it('TOT4 says what is missing for the minimum spend', () => {
    expect(couponEffect({ kind: 'free_shipping', minimumSpendMinor: 5000 }, 4800)).toEqual({
      applied: false,
      missingMinor: 200,
      discountMinor: 0,
      freeShipping: false,
    });
    expect(couponEffect(null, 4800).applied).toBe(false);
  });

  it('TOT4 refuses coupons that give what cannot be', () => {
    expect(() => couponEffect({ kind: 'percent', percent: 101 }, 1)).toThrow('0 to 100 percent, not 101');
    expect(() => couponEffect({ kind: 'fixed', amountMinor: -1 }, 1)).toThrow(RangeError);
  });
});

describe('computeTotals', () => {
  it('TOT1 sums a basket with a percentage off and delivery', () => {
    const totals = computeTotals({ ...base, coupon: { kind: 'percent', percent: 10 }, shippingMinor: 395 });
    expect(totals).toMatchObject({
      currency: 'GBP',
      subtotal: 4800,
      discount: 480,
      goodsTax: 800,
      taxDiscount: 80,
      shipping: 395,
      shippingTax: 66,
      total: 4715,
    });
  });

  it('TOT1 an empty basket is worth nothing, whatever the coupon', () => {
    const totals = computeTotals({ ...base, lines: [], coupon: { kind: 'fixed', amountMinor: 500 } });
    expect(totals).toMatchObject({ subtotal: 0, discount: 0, goodsTax: 0, total: 0, lines: [] });
  });

  it('TOT3 adds tax on top of net prices', () => {
    const totals = computeTotals({ ...base, taxIncluded: false, shippingMinor: 1000 });
    expect(totals).toMatchObject({ subtotal: 4800, goodsTax: 960, shippingTax: 200, total: 6960 });
  });

  it('TOT5 delivery follows the goods: half of it is taxed in a half zero-rated basket', () => {
    const lines = [
      { unitMinor: 1200, quantity: 1, vatRate: 20 },
      { unitMinor: 1200, quantity: 1, vatRate: 0 },
    ];
    expect(computeTotals({ ...base, lines, shippingMinor: 600 }).shippingTax).toBe(50);
    expect(computeTotals({ ...base, lines, shippingMinor: 600, shippingVatRate: 20 }).shippingTax).toBe(100);
  });

  it('TOT6 free delivery has no price and no tax', () => {
    const totals = computeTotals({ ...base, coupon: { kind: 'free_shipping' }, shippingMinor: 395 });
    expect(totals).toMatchObject({ shipping: 0, shippingTax: 0, total: 4800, discount: 0 });
  });

  it.each([
    [{ lines: [{ ...tee, quantity: 1.5 }] }, 'quantity must be a whole number from 0, not 1.5'],
    [{ lines: [{ ...tee, quantity: -1 }] }, 'quantity must be a whole number from 0, not -1'],
    [{ lines: [{ ...tee, unitMinor: Number.NaN }] }, 'unitMinor must be a whole number from 0, not NaN'],
    [{ lines: [{ ...tee, vatRate: 101 }] }, 'vatRate must be a percentage from 0 to 100, not 101'],
    [{ shippingMinor: -1 }, 'shippingMinor must be a whole number from 0, not -1'],
    [
      { lines: [{ ...tee, quantity: 1e9, unitMinor: 1e9 }] },
      'The basket is worth more than can be counted exactly',
    ],
  ])('TOT7 refuses %j', (wrong, message) => {
    expect(() => computeTotals({ ...base, ...wrong })).toThrow(message);
  });

  const line = fc.record({
    unitMinor: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 0, max: 999 }),
    vatRate: fc.constantFrom(0, 5, 17.5, 19, 20, 25),
  });
  const coupon: fc.Arbitrary<Coupon | null> = fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), amountMinor: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({
      kind: fc.constant('free_shipping' as const),
      minimumSpendMinor: fc.integer({ min: 0, max: 100_000 }),
    }),
  );
  const input: fc.Arbitrary<TotalsInput> = fc.record({
    lines: fc.array(line, { maxLength: 12 }),
    coupon,
    shippingMinor: fc.integer({ min: 0, max: 5000 }),
    currency: fc.constant('GBP' as const),
    taxIncluded: fc.boolean(),
  });

  it('TOT2 every sum is the sum of its lines, and nothing is below zero', () => {
    fc.assert(
      fc.property(input, (basket) => {
        const totals = computeTotals(basket);
        const added = (pick: 'gross' | 'discount' | 'tax' | 'taxDiscount') =>
          totals.lines.reduce((all, item) => all + item[pick], 0);
        expect(added('gross')).toBe(totals.subtotal);
        expect(added('discount')).toBe(totals.discount);
        expect(added('tax')).toBe(totals.goodsTax);
        expect(added('taxDiscount')).toBe(totals.taxDiscount);
        const tax = totals.goodsTax - totals.taxDiscount + totals.shippingTax;
        expect(totals.total).toBe(
          totals.subtotal - totals.discount + totals.shipping + (basket.taxIncluded ? 0 : tax),
        );
        for (const item of totals.lines) {
          expect(item.discount).toBeGreaterThanOrEqual(0);
          expect(item.discount).toBeLessThanOrEqual(item.gross);
          expect(item.taxDiscount).toBeGreaterThanOrEqual(0);
        }
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(totals.total);
      }),
    );
  });

  it('TOT2 the tax due on a line is the tax of what is paid for it', () => {
    fc.assert(
      fc.property(input, (basket) => {
        const totals = computeTotals({ ...basket, taxIncluded: true });
        for (const [index, item] of totals.lines.entries()) {
          const rate = basket.lines[index]?.vatRate ?? 0;
          expect(item.tax - item.taxDiscount).toBe(vatIncluded(item.gross - item.discount, rate));
        }
      }),
    );
  });
});

describe('unitsShare', () => {
  it('is all of what a line cost over all its units, in whatever parts they come', () => {
    expect(unitsShare(1000, { of: 3, before: 0, now: 1 })).toBe(333);
    expect(unitsShare(1000, { of: 3, before: 1, now: 2 })).toBe(667);
    const line = fc.record({ minor: fc.nat(100_000), of: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(line, fc.nat(50), ({ minor, of }, at) => {
        const first = Math.min(at, of);
        const parts =
          unitsShare(minor, { of, before: 0, now: first }) +
          unitsShare(minor, { of, before: first, now: of - first });
        expect(parts).toBe(minor);
      }),
    );
  });
});
