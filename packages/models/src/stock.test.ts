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
