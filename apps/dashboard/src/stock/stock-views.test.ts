import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { differenceText, stockViewOf, unitsFault, unitsText, variantName } from './stock-views.ts';
import en from '../texts/stock/en.ts';

const t = translator(en, 'en-GB');

describe('the texts of stock', () => {
  it.each([
    [12, 15, '+3'],
    [12, 2, '−10'],
    [0, 1200, '+1,200'],
    [5, 5, '0'],
    [null, 5, ''],
    [5, null, ''],
  ])('a change from %j to %j reads %j', (from, to, text) => {
    expect(differenceText(from, to)).toBe(text);
  });

  it('a variant is named by its product and its values', () => {
    expect(variantName({ product: 'Tee', variant: 'Navy, S' })).toBe('Tee, Navy, S');
    expect(variantName({ product: 'Mug', variant: '' })).toBe('Mug');
  });

  it('no number means made to order', () => {
    expect([unitsText(t, null), unitsText(t, 0), unitsText(t, 1200)]).toEqual([
      'Made to order',
      '0',
      '1,200',
    ]);
  });

  it('an unknown view shows all variants', () => {
    expect(['low', 'sold_out', 'untracked', 'none', null].map(stockViewOf)).toEqual([
      'low',
      'sold_out',
      'untracked',
      'all',
      'all',
    ]);
  });

  it.each([
    [null, null],
    [0, null],
    [100, null],
    [101, 'At most 100'],
    [-1, 'Stock can’t be negative'],
    [1.5, 'Enter a whole number'],
    [Number.NaN, 'Enter a whole number'],
  ])('%j units are answered with %j', (typed, fault) => {
    expect(unitsFault(t, typed, 100)).toBe(fault);
  });
});
