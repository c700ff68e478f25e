import { expect, it } from 'vitest';
import { lowVariantsOf } from './managed-view.ts';

it('counts the variants that run low: sold out or nearly, never those that are made to order', () => {
  const variants = [{ stock: null }, { stock: 0 }, { stock: 9 }, { stock: 10 }, { stock: 200 }];
  expect(lowVariantsOf({ variants }, 9)).toBe(2);
  expect(lowVariantsOf({ variants }, 10)).toBe(3);
  expect(lowVariantsOf({ variants }, 0)).toBe(1);
  expect(lowVariantsOf({ variants: [{ stock: null }] }, 9)).toBe(0);
});
