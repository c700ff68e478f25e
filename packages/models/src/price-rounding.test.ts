import { describe, expect, test } from 'vitest';
import { convertMinor } from './money.ts';
import { convertPrice, priceRoundings, roundingsOf, roundPrice } from './price-rounding.ts';

describe('rounding of converted prices', () => {
  test('a price is rounded to the nearest one that fits, halves up', () => {
    expect([2249, 2250, 2340, 2349, 2399, 2400].map((minor) => roundPrice(minor, 'end_99', 'EUR'))).toEqual([
      2299, 2299, 2299, 2399, 2399, 2399,
    ]);
    expect([2344, 2345].map((minor) => roundPrice(minor, 'end_95', 'EUR'))).toEqual([2295, 2395]);
    expect([2349, 2350].map((minor) => roundPrice(minor, 'end_00', 'USD'))).toEqual([2300, 2400]);
    expect([2342, 2343, 2347].map((minor) => roundPrice(minor, 'step_05', 'CHF'))).toEqual([
      2340, 2345, 2345,
    ]);
    expect([2344, 2345].map((minor) => roundPrice(minor, 'step_10', 'CHF'))).toEqual([2340, 2350]);
  });

  test('a price above zero never becomes free, and a free price stays free', () => {
    for (const rounding of priceRoundings) {
      expect(roundPrice(0, rounding, 'EUR')).toBe(0);
      expect(roundPrice(1, rounding, 'EUR')).toBeGreaterThan(0);
    }
  });

  test('a currency without decimals has no cents to round to', () => {
    expect(roundingsOf('JPY')).toEqual(['none']);
    expect(roundingsOf('EUR')).toEqual(priceRoundings);
    expect(roundPrice(3120, 'end_99', 'JPY')).toBe(3120);
  });

  test('a dearer price never becomes the cheaper one, and rounding twice changes nothing', () => {
    for (const rounding of priceRoundings) {
      let before = 0;
      for (let minor = 0; minor < 3000; minor += 1) {
        const rounded = roundPrice(minor, rounding, 'EUR');
        expect(rounded).toBeGreaterThanOrEqual(before);
        expect(roundPrice(rounded, rounding, 'EUR')).toBe(rounded);
        before = rounded;
      }
    }
  });

  test('the store’s own currency is never rounded', () => {
    const rates = { GBP: 1, EUR: 1.17 };
    expect(convertPrice(2000, { from: 'GBP', to: 'GBP', rates, rounding: 'end_99' })).toBe(2000);
    expect(convertPrice(2000, { from: 'GBP', to: 'EUR', rates, rounding: 'none' })).toBe(
      convertMinor(2000, { from: 'GBP', to: 'EUR', rates }),
    );
    expect(convertPrice(2000, { from: 'GBP', to: 'EUR', rates, rounding: 'end_99' })).toBe(2299);
  });
});
