import { describe, expect, test } from 'vitest';
import { isForgiven, slipsBetween, stemOf } from './search-words.ts';

describe('a slip', () => {
  test.each([
    ['fxo', 'fox', true],
    ['ofx', 'fox', true],
    ['fix', 'fox', false],
    ['fo', 'of', false],
    ['toat', 'tote', true],
    ['toat', 'that', true],
    ['boat', 'tote', false],
    ['hudie', 'hoodie', true],
    ['hoodei', 'hoodie', true],
    ['mugg', 'mug', true],
    ['cat', 'cut', false],
  ])('%s for %s is forgiven: %s', (typed, known, forgiven) => {
    expect(isForgiven(typed, known)).toBe(forgiven);
  });

  test.each([
    ['toat', 'tote', 1, 1],
    ['toat', 'boot', 1, 2],
    ['fox', 'fox', 1, 0],
    ['orgnaic', 'organic', 2, 1],
    ['qqqqq', 'organic', 2, 3],
  ])('%s is %s by slips, of %i at most: %i', (typed, known, limit, slips) => {
    expect(slipsBetween(typed, known, limit)).toBe(slips);
  });
});

describe('a stem', () => {
  test.each([
    ['hoodie', 'hoodies'],
    ['hoodie', 'hoody'],
    ['beanie', 'beanies'],
    ['baby', 'babies'],
    ['sky', 'skies'],
    ['boy', 'boys'],
    ['tie', 'ties'],
    ['dress', 'dresses'],
    ['mug', 'mugs'],
  ])('is one for %s and %s', (one, other) => {
    expect(stemOf(other)).toBe(stemOf(one));
  });

  test.each(['hoodie', 'baby', 'navy'])('begins as far as %s is typed', (word) => {
    for (let length = 3; length <= word.length; length += 1)
      expect(stemOf(word).startsWith(stemOf(word.slice(0, length)))).toBe(true);
  });
});
