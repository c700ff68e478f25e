import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

const message = (own: Record<string, unknown>) => readFrameMessage({ type: 'add-to-cart', ...own });

describe('SH13 messages of embedded frames (storefront.md §5)', () => {
  it('leaves what is about something else alone', () => {
    for (const data of [null, 'add-to-cart', [], {}, { type: 'resize', variantId: 'v' }])
      expect(readFrameMessage(data)).toBeNull();
  });

  it.each([
    [{ variantId: 'v', items: [] }, 'variantId and items cannot be used together'],
    [{ variantId: 7 }, 'variantId must be a string if provided'],
    [{ items: 'v' }, 'items must be an array if provided'],
    [{}, 'No items were added to basket'],
    [{ items: [] }, 'No items were added to basket'],
  ])('refuses %j with its reason', (own, reason) => {
    expect(message(own)).toEqual({ kind: 'fault', message: reason });
  });

  it('reads a variant, and items with only what a call takes', () => {
    expect(message({ variantId: 'v1' })).toEqual({ kind: 'one', variantId: 'v1' });
    expect(
      message({
        items: [{ productUrl: 'tee', productSize: 'L', quantity: 2, price: 0 }, { productId: '7' }],
      }),
    ).toEqual({
      kind: 'many',
      items: [
        { productUrl: 'tee', productColor: '', productSize: 'L', quantity: 2 },
        { productId: 7, productColor: '', productSize: '' },
      ],
    });
  });

  it('keeps what is put on an item, and what is chosen of a bundle', () => {
    const items = [
      { productId: 7, productColor: 'Red', productSize: 'L', personalisation: { name: 'Ada' } },
      { productId: 8, productColor: '', productSize: '', bundleItems: ['v1', 'v2'] },
    ];
    expect(message({ items })).toEqual({ kind: 'many', items });
  });

  it.each([
    [3, 3],
    ['3', 3],
    ['many', Number.NaN],
    [undefined, undefined],
    [null, undefined],
  ])('takes the quantity %j as it is meant, and leaves what is none to the server', (given, quantity) => {
    const item = { variantId: 'v1', productColor: '', productSize: '' };
    expect(message({ items: [{ variantId: 'v1', quantity: given }] })).toEqual({
      kind: 'many',
      items: [quantity === undefined ? item : { ...item, quantity }],
    });
  });

  it('adds nothing where one of the items names nothing', () => {
    expect(message({ items: [{ variantId: 'v1' }, { quantity: 2 }] })).toEqual({
      kind: 'fault',
      message: 'Oops... Looks like this product is no longer available',
    });
  });
});
