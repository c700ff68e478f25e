import { describe, expect, test } from 'vitest';
import { betaOfBlock, isStoreBeta, storeBetaNames, storeBetas } from './beta.ts';

describe('platform.md §3 Project: betas', () => {
  test('each has a name and a sentence that people read', () => {
    expect(storeBetaNames).toEqual(['compare-pictures']);
    for (const { name, description } of Object.values(storeBetas)) {
      expect(name).not.toBe('');
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('no two gate the same block', () => {
    const gated = Object.values(storeBetas).flatMap(({ blockTypes }) => blockTypes);
    expect(new Set(gated).size).toBe(gated.length);
  });

  test.each([
    ['comparePictures', 'compare-pictures'],
    ['_comparePictures_', 'compare-pictures'],
    ['image', null],
    ['', null],
    ['constructor', null],
  ])('the block %s needs %s', (type, beta) => {
    expect(betaOfBlock(type)).toBe(beta);
  });

  test.each(['constructor', '__proto__', 'comparePictures', ''])('%s is no code', (code) => {
    expect(isStoreBeta(code)).toBe(false);
  });
});
