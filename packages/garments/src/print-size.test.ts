import { describe, expect, it } from 'vitest';
import { printProportion } from './print-area.ts';
import { printWidthMm } from './print-size.ts';

describe('printWidthMm', () => {
  it.each([
    ['A4', 210, 297],
    ['A3', 297, 420],
    ['A2', 420, 594],
  ])('is that of the sheet for an art print: %s', (size, width, height) => {
    expect(printWidthMm('art-print', size)).toBe(width);
    expect(Math.round(width * printProportion('art-print', 'front'))).toBe(height);
  });

  it.each([
    ['30 × 40 cm', 300],
    ['400x300mm', 300],
    ['8 x 10 in', 203],
  ])('is the short side of a sheet that is named by its sides: %s', (size, width) => {
    expect(printWidthMm('art-print', size)).toBe(width);
  });

  it('grows with the chest of the size chart', () => {
    const sizes = ['XS', 'M', '2XL'];
    expect(sizes.map((size) => printWidthMm('mens-t-shirt', size))).toEqual([260, 300, 361]);
    expect(sizes.map((size) => printWidthMm('womens-t-shirt', size))).toEqual([235, 270, 323]);
    expect(printWidthMm('kids-t-shirt', '3–4 years')).toBe(185);
  });

  it('is that of the middle size where a size is not known', () => {
    expect(printWidthMm('hoodie', 'One size')).toBe(300);
    expect(printWidthMm('mug', '')).toBe(85);
    expect(printWidthMm('art-print', 'Large')).toBe(210);
  });
});
