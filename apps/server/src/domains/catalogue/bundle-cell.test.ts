import { describe, expect, it } from 'vitest';
import { bundleCell, readBundleCell } from './bundle-cell.ts';

describe('the cell of a bundle', () => {
  it('is read as it is written', () => {
    const items = [
      { handle: 'tea-towel', quantity: 2 },
      { handle: 'mug-x', quantity: 1 },
    ];
    expect(bundleCell(items)).toBe('tea-towel x 2; mug-x x 1');
    expect(readBundleCell(bundleCell(items))).toEqual({ ok: true, items });
    expect(readBundleCell(bundleCell([]))).toEqual({ ok: true, items: undefined });
  });

  it('is read as people write it', () => {
    expect(readBundleCell(' Mug ;\ntea-towel × 3;mug * 2; ')).toEqual({
      ok: true,
      items: [
        { handle: 'mug', quantity: 3 },
        { handle: 'tea-towel', quantity: 3 },
      ],
    });
  });

  it.each([
    ['a mug and a towel', 'is no list such as'],
    ['mug x many', 'is no list such as'],
    ['mug', 'A bundle holds two things or more'],
    ['mug x 0; tee x 2', 'From 1 to 20 of each product'],
    ['mug x 21', 'From 1 to 20 of each product'],
    [Array.from({ length: 11 }, (_, at) => `mug-${at}`).join(';'), 'A bundle holds 10 products at most'],
  ])('“%s” is refused', (text, reason) => {
    expect(readBundleCell(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });
});
