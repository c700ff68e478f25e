import { describe, expect, it } from 'vitest';
import { joinAdded, reorderText } from './reorder.ts';
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

  it('has added every line, those of the same thing together', () => {
    const [navy, mugs, more] = [
      { key: 'navy', quantity: 1 },
      { key: 'mug', quantity: 2 },
      { key: 'navy', quantity: 3 },
    ];
    expect(joinAdded([navy, mugs, more])).toEqual([{ key: 'navy', quantity: 4 }, mugs]);
    expect(joinAdded([])).toEqual([]);
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
