import { expect, it } from 'vitest';
import { lowVariantsOf } from './managed-view.ts';

it('counts the variants that run low: sold out or nearly, never those that are made to order', () => {
  const variants = [{ stock: null }, { stock: 0 }, { stock: 9 }, { stock: 10 }, { stock: 200 }];
  expect(lowVariantsOf({ variants })).toBe(2);
  expect(lowVariantsOf({ variants: [{ stock: null }] })).toBe(0);
});
