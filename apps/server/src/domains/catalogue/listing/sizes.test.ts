import { expect, test } from 'vitest';
import { compareSizes } from './sizes.ts';

test('sizes stand in the order that people expect', () => {
  const mixed = [
    'A2',
    'L',
    '3–4 years',
    'One size',
    '12–18 months',
    'A4',
    'XS',
    '0–3 months',
    '2XL',
    'A3',
    'M',
  ];
  expect(mixed.toSorted(compareSizes)).toEqual([
    '0–3 months',
    '12–18 months',
    '3–4 years',
    'XS',
    'M',
    'L',
    '2XL',
    'A4',
    'A3',
    'A2',
    'One size',
  ]);
});
