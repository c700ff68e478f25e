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

test('sizes in letters are told by their x, however many there are', () => {
  const sizes = ['6XL', '10XL', 'XXL', '3XL', '2XL', 'L', 'XL', 'M', 'XS', 'XXS', '3XS', 'S', '34/32 Long'];
  expect(sizes.toSorted(compareSizes)).toEqual([
    '34/32 Long',
    '3XS',
    'XXS',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    'XXL',
    '3XL',
    '6XL',
    '10XL',
  ]);
});
