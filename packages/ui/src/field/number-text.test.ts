import { describe, expect, it } from 'vitest';
import { parseNumber, stepNumber } from './number-text.ts';

describe('U7 reading numbers', () => {
  it.each<[string, number | null]>([
    ['24', 24],
    ['24.5', 24.5],
    ['24,5', 24.5],
    ['£1,234.50', 1234.5],
    ['1 234,5', 1234.5],
    ["1'234", 1234],
    ['-3', -3],
    ['−3', -3],
    ['.5', 0.5],
    ['5.', 5],
    ['', null],
    ['-', null],
    ['1e9', null],
    ['1.2.3', null],
    ['abc', null],
    ['Infinity', null],
    ['9'.repeat(40), null],
  ])('U7 reads %s as %s', (text, expected) => {
    expect(parseNumber(text, { decimals: 2 })).toBe(expected);
  });

  it('U7 rounds to the decimals and keeps to the bounds', () => {
    expect(parseNumber('1.239', { decimals: 2 })).toBe(1.24);
    expect(parseNumber('99', { decimals: 0, max: 20 })).toBe(20);
    expect(stepNumber(null, 1, { decimals: 0, min: 1 })).toBe(1);
    expect(stepNumber(0.1, 0.2, { decimals: 1 })).toBe(0.3);
    expect(stepNumber(1, -1, { decimals: 0, min: 1 })).toBe(1);
  });
});
