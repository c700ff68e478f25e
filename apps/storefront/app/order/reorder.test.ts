import { describe, expect, it } from 'vitest';
import { reorderText } from './reorder.ts';
import { english } from '../texts/english.ts';
import ordersEn from '../texts/orders/en.ts';

const t = english(ordersEn);

const tee = {
  name: 'Tee',
  options: { Colour: 'Navy', Size: 'M' },
  personalisation: [],
  bundleItems: [],
  giftCard: null,
};
const mug = {
  name: 'Mug',
  options: { Colour: '', Size: '' },
  personalisation: [],
  bundleItems: [],
  giftCard: null,
};

describe('ordering again', () => {
  it('has nothing to say when everything is there', () => {
    expect(reorderText(t, [tee, mug], [])).toBeNull();
  });

  it('names what cannot be had any more', () => {
    expect(reorderText(t, [tee, mug], [tee])).toBe(
      'The rest is in your basket. This cannot be had any more: Tee, Navy / M',
    );
    expect(reorderText(t, [tee, mug], [tee, mug])).toBe(
      'None of this can be had any more: Tee, Navy / M; Mug',
    );
  });
});
