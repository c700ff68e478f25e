import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { joinAdded, reorderText } from './reorder.ts';
import ordersEn from '../texts/orders/en.ts';

const t = translator(ordersEn, 'en-GB');

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

describe('OD4 ordering again', () => {
  it('has nothing to say when everything is there', () => {
    expect(reorderText(t, [tee, mug], { missing: [], short: [] })).toBeNull();
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
    expect(reorderText(t, [tee, mug], { missing: [tee], short: [] })).toBe(
      'The rest is in your basket. These are no longer available: Tee, Navy / M.',
    );
    expect(reorderText(t, [tee, mug], { missing: [tee, mug], short: [] })).toBe(
      'None of these are available any more: Tee, Navy / M; Mug.',
    );
  });

  it('says of what there are not as many, and why', () => {
    const short = [{ item: tee, why: 'Only 2 of these are left' }];
    expect(reorderText(t, [tee, mug], { missing: [], short })).toBe(
      'The rest is in your basket. We don’t have that many of these: Tee, Navy / M (Only 2 of these are left).',
    );
    expect(reorderText(t, [tee, mug], { missing: [mug], short })).toBe(
      'These are no longer available: Mug. We don’t have that many of these: Tee, Navy / M (Only 2 of these are left).',
    );
  });
});
