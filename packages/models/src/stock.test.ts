import { expect, it } from 'vitest';
import { runsLow } from './stock.ts';

it.each([
  [0, true],
  [9, true],
  [10, false],
  [null, false],
])('%s units run low: %s', (stock, low) => {
  expect(runsLow(stock)).toBe(low);
});

it('is few units by the limit of a store', () => {
  expect(runsLow(3, 2)).toBe(false);
  expect(runsLow(2, 2)).toBe(true);
});
