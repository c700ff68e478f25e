import { currencyCodes, toMajor } from '@omnis/models';
import { expect, test } from 'vitest';
import { firstMethods } from './first-methods.ts';

test('the first delivery prices are round amounts of the store’s own currency', () => {
  const of = (currency: 'JPY' | 'EUR') =>
    firstMethods({ country: 'JP', currency }).map(({ priceMinor, freeOverMinor, countries }) => [
      toMajor(priceMinor, currency),
      freeOverMinor === null ? null : toMajor(freeOverMinor, currency),
      countries,
    ]);
  expect(of('JPY')).toEqual([
    [600, 8000, ['JP']],
    [2500, null, ['*']],
  ]);
  expect(of('EUR')[0]).toEqual([4.95, 60, ['JP']]);
});

test.each(currencyCodes)(
  'delivery in %s costs something, at home less than elsewhere, and is free for more',
  (currency) => {
    const [home, world] = firstMethods({ country: 'GB', currency });
    expect(home?.priceMinor).toBeGreaterThan(0);
    expect(world?.priceMinor).toBeGreaterThan(home?.priceMinor ?? 0);
    expect(home?.freeOverMinor).toBeGreaterThan(home?.priceMinor ?? 0);
  },
);
