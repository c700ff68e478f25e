import { describe, expect, it } from 'vitest';
import { bundleItemsFault, unitsTaken } from './bundle.ts';

describe('bundles (platform.md §3 Product: isBundle, bundleItems)', () => {
  it('BUN1 take their own units and those of what they hold', () => {
    const units = unitsTaken([
      { variantId: 'kit', quantity: 2, bundleItems: [{ variantId: 'mug', quantity: 3 }] },
      { variantId: 'mug', quantity: 1 },
      { variantId: null, quantity: 4, bundleItems: [{ variantId: 'tee', quantity: 1 }] },
    ]);
    expect([...units]).toEqual([
      ['kit', 2],
      ['mug', 7],
      ['tee', 4],
    ]);
    expect(unitsTaken([]).size).toBe(0);
  });

  it.each([
    [[], null],
    [[{ productId: 1, quantity: 2 }], null],
    [[{ productId: 1, quantity: 1 }], 'A bundle holds two things or more'],
    [[{ productId: 1, quantity: 21 }], 'From 1 to 20 of each product'],
    [[{ productId: 1, quantity: 1.5 }], 'From 1 to 20 of each product'],
    [
      [
        { productId: 1, quantity: 0 },
        { productId: 2, quantity: 3 },
      ],
      'From 1 to 20 of each product',
    ],
    [
      Array.from({ length: 11 }, (_, productId) => ({ productId, quantity: 1 })),
      'A bundle holds 10 products at most',
    ],
  ])('BUN2 %j: %s', (items, fault) => {
    expect(bundleItemsFault(items)).toBe(fault);
  });
});
