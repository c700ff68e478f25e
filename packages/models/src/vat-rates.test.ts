import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldCountries } from './countries.ts';
import { computeTotals } from './totals.ts';
import { euVatRates, isExport, vatRateFor } from './vat-rates.ts';

const fromBritain = (ownRate: number, country: string, zip = ''): number =>
  vatRateFor(ownRate, { home: 'GB', to: { country, zip } });

describe('the rate that is charged', () => {
  test.each([
    // Own rate, country, postcode, charged.
    [20, 'GB', 'LS1 1AA', 20],
    [5, 'GB', '', 5],
    [0, 'GB', 'LS1 1AA', 0],
    [20, 'GB', 'BT1 5GS', 20],
    [20, 'IM', 'IM1 1AA', 20],
    [5, 'GB', 'IM1 1AA', 5],
    [20, 'JE', 'JE2 3AB', 0],
    [20, 'GG', '', 0],
    [20, 'GB', 'je2 3ab', 0],
    [20, 'GB', 'GY1 1AA', 0],
    [20, 'GB', 'G1 1AA', 20],
    [20, 'DE', '04107', 19],
    [0, 'DE', '04107', 19],
    [5, 'FI', '00100', 25.5],
    [20, 'GR', '104 31', 24],
    [20, 'MC', '98000', 20],
    [20, 'DE', '27498', 0],
    [20, 'ES', '28013', 21],
    [20, 'ES', '35001', 0],
    [20, 'FI', '22100', 0],
    [20, 'IT', '23041', 0],
    [20, 'AX', '22100', 0],
    [20, 'US', '94105', 0],
    [20, 'CH', '8001', 0],
    [20, 'NO', '0150', 0],
  ])('%s %% at home, to %s %s: %s %%', (own, country, zip, charged) => {
    expect(fromBritain(own, country, zip)).toBe(charged);
  });

  test('is the own one until it is known where the goods go', () => {
    expect(vatRateFor(20, { home: 'GB', to: null })).toBe(20);
  });

  test.each([
    ['DE', 'DE', 7],
    ['DE', 'FR', 20],
    ['DE', 'GB', 0],
    ['US', 'US', 7],
    ['US', 'GB', 0],
  ])('of a shop in %s to %s is %s %%', (home, country, charged) => {
    expect(vatRateFor(7, { home, to: { country } })).toBe(charged);
  });

  test('there are 27 members, each a country that is delivered to', () => {
    const members = Object.keys(euVatRates);
    expect(members).toHaveLength(27);
    expect(worldCountries).toEqual(expect.arrayContaining(members));
  });
});

test.each([
  ['GB', 'LS1 1AA', false],
  ['GB', 'GY1 1AA', true],
  ['IM', '', false],
  ['JE', '', true],
  ['DE', '04107', false],
  ['ES', '38001', true],
  ['US', '', true],
])('to %s %s is an export: %s', (country, zip, expected) => {
  expect(isExport('GB', { country, zip })).toBe(expected);
});

test('prices hold their tax: wherever goods go, they cost the same, and no tax is left on exports', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          unitMinor: fc.integer({ min: 0, max: 1_000_000 }),
          quantity: fc.integer({ min: 0, max: 99 }),
          own: fc.constantFrom(0, 5, 20),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(...worldCountries),
      (lines, shippingMinor, percent, country) => {
        const count = (to: { country: string } | null) =>
          computeTotals({
            lines: lines.map(({ own, ...line }) => ({
              ...line,
              vatRate: vatRateFor(own, { home: 'GB', to }),
            })),
            coupon: { kind: 'percent', percent },
            shippingMinor,
            currency: 'GBP',
            taxIncluded: true,
          });
        const home = count(null);
        const there = count({ country });
        expect(there.total).toBe(home.total);
        expect(there.lines.map(({ gross, discount }) => [gross, discount])).toEqual(
          home.lines.map(({ gross, discount }) => [gross, discount]),
        );
        const tax = there.goodsTax - there.taxDiscount + there.shippingTax;
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(there.total);
        if (isExport('GB', { country })) expect(tax).toBe(0);
      },
    ),
  );
});
