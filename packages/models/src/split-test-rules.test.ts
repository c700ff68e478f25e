import { describe, expect, it } from 'vitest';
import { isVariationName, splitTestNameFault } from './split-test-rules.ts';
import { conversionOf, judgeSplitTest } from './split-test-verdict.ts';

describe('SPLIT4 names', () => {
  it.each(['hero', 'home-2', 'a'])('SPLIT4 %s can name a test', (name) => {
    expect(splitTestNameFault(name)).toBeNull();
  });

  it.each([
    '',
    'Hero',
    '2nd',
    'a b',
    'a,b',
    'split-var',
    'page',
    'q',
    'feature-x',
    'omnis-pass',
    'a'.repeat(41),
  ])('SPLIT4 %j cannot name a test', (name) => {
    expect(splitTestNameFault(name)).not.toBeNull();
  });

  it('SPLIT4 a variation stands in a comma list', () => {
    expect(['Old', 'New', 'Big picture', 'b_2'].every(isVariationName)).toBe(true);
    expect(['', ' a', 'a ', 'a,b', '<b>', 'x'.repeat(41)].some(isVariationName)).toBe(false);
  });
});

describe('SPLIT5 the verdict', () => {
  const of = (...pairs: readonly (readonly [number, number])[]) =>
    judgeSplitTest(pairs.map(([visitors, orders], at) => ({ name: 'abc'[at] ?? '', visitors, orders })));

  it('SPLIT5 says nothing too early, and how much is missing', () => {
    expect(of([60, 3], [120, 9])).toEqual({ kind: 'too-early', visitorsMissing: 40, ordersMissing: 8 });
    expect(of([1000, 1000])).toMatchObject({ kind: 'too-early' });
    expect(judgeSplitTest([])).toMatchObject({ kind: 'too-early' });
  });

  it.each([
    [1000, 40, 1000, 80],
    // z = 2.00, chance 0.0455: just within one in twenty.
    [10_000, 400, 10_000, 457],
  ])('SPLIT5 sees a difference in %i: %i, %i: %i', (a, b, c, d) => {
    expect(of([a, b], [c, d])).toEqual({ kind: 'difference', better: 'b', than: 'a' });
  });

  it.each([
    [1000, 40, 1000, 44],
    // z = 1.93, chance 0.053.
    [10_000, 400, 10_000, 455],
    [100, 100, 100, 100],
  ])('SPLIT5 sees none in %i: %i, %i: %i', (a, b, c, d) => {
    expect(of([a, b], [c, d])).toEqual({ kind: 'no-difference' });
  });

  it('SPLIT5 asks more of the best of three than of the better of two', () => {
    expect(of([10_000, 400], [10_000, 457], [10_000, 400])).toEqual({ kind: 'no-difference' });
  });

  it('SPLIT5 a share is none without visitors, and never more than all', () => {
    expect(conversionOf({ name: 'a', visitors: 0, orders: 3 })).toBe(0);
    expect(conversionOf({ name: 'a', visitors: 2, orders: 3 })).toBe(1);
  });
});
