import { expect, test } from 'vitest';
import { changedPrice } from './price-change.ts';

test.each([
  [1999, { by: 'percent', value: 10 }, 2199],
  [1999, { by: 'percent', value: -12.5 }, 1749],
  [1050, { by: 'percent', value: 2.5 }, 1076],
  [100_000, { by: 'percent', value: 0.1 }, 100_100],
  [1999, { by: 'amount', value: -500 }, 1499],
  [300, { by: 'amount', value: -500 }, -200],
] as const)('a price of %i changed by %o is %i', (minor, change, expected) => {
  expect(changedPrice(minor, change)).toBe(expected);
});
