import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessPercent, priceAt, quantityPercent, quantityPricesFault } from './price-matrix.ts';

const matrix = [
  { quantity: 5, percent: 10 },
  { quantity: 20, percent: 17.5 },
];

describe('prices by quantity (platform.md §3 Product: priceMatrix)', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 10],
    [19, 10],
    [20, 17.5],
    [999, 17.5],
  ])('%i give %d per cent', (quantity, percent) => {
    expect(quantityPercent(matrix, quantity)).toBe(percent);
  });

  it('rounds to whole minor units, halves up', () => {
    expect(lessPercent(2400, 10)).toBe(2160);
    expect(lessPercent(2399, 10)).toBe(2159);
    expect(lessPercent(5, 10)).toBe(5);
    expect(lessPercent(1990, 17.5)).toBe(1642);
    expect(lessPercent(2400, 0)).toBe(2400);
  });

  it('is that of the last step which is reached', () => {
    const steps = [
      { quantity: 1, price: 2400 },
      { quantity: 5, price: 2160 },
    ];
    expect([1, 4, 5, 99].map((quantity) => priceAt(steps, quantity))).toEqual([2400, 2400, 2160, 2160]);
    expect(priceAt(steps, 0)).toBeUndefined();
    expect(priceAt([], 3)).toBeUndefined();
  });

  it('never costs more with more off, nor less than nothing', () => {
    const percent = fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), percent, percent, (unit, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(lessPercent(unit, more)).toBeLessThanOrEqual(lessPercent(unit, less));
        expect(lessPercent(unit, more)).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(lessPercent(unit, more))).toBe(true);
      }),
    );
  });

  it('says what is wrong with one', () => {
    expect(quantityPricesFault(matrix)).toBeNull();
    expect(quantityPricesFault([])).toBeNull();
    expect(quantityPricesFault([{ quantity: 1, percent: 5 }])).toBe('Quantities begin with 2');
    expect(quantityPricesFault(matrix.toReversed())).toMatch(/higher quantity/);
    expect(quantityPricesFault([...matrix, { quantity: 30, percent: 17.5 }])).toMatch(/higher percentage/);
    const many = Array.from({ length: 11 }, (_, at) => ({ quantity: at + 2, percent: at + 1 }));
    expect(quantityPricesFault(many)).toBe('At most 10 steps');
  });
});
