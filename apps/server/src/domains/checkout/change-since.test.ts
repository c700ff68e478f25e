import { describe, expect, test } from 'vitest';
import type { LockedVariant } from '../stock/stock.ts';
import { changeSince } from './change-since.ts';
import { snapshotSchema } from './snapshot.ts';

const line = {
  key: 'a',
  productId: 1,
  productUrl: 'tee',
  variantId: 'v',
  name: 'Tee',
  sku: '',
  image: null,
  colour: '',
  size: '',
  quantity: 1,
  ownPriceMinor: 2000,
  unitMinor: 2500,
  discountMinor: 0,
  vatRate: 20,
  ownVatRate: 20,
};
const variant: LockedVariant = {
  id: 'v',
  productId: 1,
  stock: null,
  isCounted: false,
  priceMinor: 2000,
  fixed: null,
  vatRate: 20,
  vatClass: null,
  priceMatrix: [],
  personalisation: [],
  bundleItems: [],
  isGiftCard: false,
  shown: true,
};
const lines = snapshotSchema.shape.lines;

describe('the price of a line, between the authorisation and the order', () => {
  test.each([
    ['stays', null, {}, undefined],
    ['of the store changes', null, { priceMinor: 1999 }, 'total_changed'],
    ['is fixed in the currency meanwhile', null, { fixed: { EUR: { full: 1, now: 1 } } }, 'total_changed'],
    ['is fixed in another currency', null, { fixed: { USD: { full: 1, now: 1 } } }, undefined],
    [
      'was fixed, and the store’s changes',
      2500,
      { priceMinor: 1, fixed: { EUR: { full: 3000, now: 2500 } } },
      undefined,
    ],
    ['was fixed, and that changes', 2500, { fixed: { EUR: { full: 2500, now: 2400 } } }, 'total_changed'],
    ['was fixed, and is converted again', 2500, {}, 'total_changed'],
  ])('%s', (_name, ownFixedMinor, change, code) => {
    const snapshot = { currency: 'EUR' as const, lines: lines.parse([{ ...line, ownFixedMinor }]) };
    expect(changeSince(snapshot, new Map([['v', { ...variant, ...change }]]))?.code).toBe(code);
  });
});
