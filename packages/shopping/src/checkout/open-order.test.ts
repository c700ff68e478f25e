import { beforeEach, describe, expect, it } from 'vitest';
import { beginAttempt, noteOrder, orderKey } from './attempt.ts';
import { openOrder } from './open-order.ts';
import { emptyCheckout, toOrder, type OrderExtras, type PlaceOrder } from './values.ts';

const values = {
  ...emptyCheckout('GB'),
  'contact.email': 'ann@shop.example',
  'shippingAddress.city': 'Leeds',
  shippingMethod: 'standard',
  note: 'For Ann',
};
const shown = { currency: 'GBP', expectedTotal: 9, expectedToPay: 9, delivered: true, paymentMethod: 'pm_1' };
const order = (extras: Partial<OrderExtras> = {}): PlaceOrder => toOrder(values, { ...shown, ...extras });
let key: string;

beforeEach(async () => {
  sessionStorage.clear();
  ({ key } = await beginAttempt('f', async () => 'pm_1'));
});

describe('an order that was sent and has no answer', () => {
  it.each([
    ['of goods', order()],
    ['of an item bought at once', order({ ordered: 'now' })],
    ['of gift cards, which are not delivered', order({ delivered: false })],
    ['that gift cards pay', order({ paymentMethod: null, expectedToPay: 0 })],
    ['with unknown totals', order({ expectedToPay: undefined })],
  ])('is read as it was sent: %s', (_what, body) => {
    noteOrder(key, body);
    expect(JSON.parse(JSON.stringify(openOrder()))).toEqual({ key, body });
  });

  it.each([
    ['no contact', { contact: undefined }],
    ['an address that is none', { shippingAddress: 'Leeds' }],
    ['a field of an address that is no text', { billingAddress: { city: 7 } }],
    ['a total in words', { expectedTotal: '9' }],
    ['another basket', { basket: 'favourites' }],
    ['a card that is none', { paymentMethod: { id: 'pm_1' } }],
  ])('is none with %s', (_what, changes) => {
    sessionStorage.setItem(orderKey, JSON.stringify({ key, body: { ...order(), ...changes } }));
    expect(openOrder()).toBeNull();
  });

  it('is none under another key, or where storage holds something else', () => {
    noteOrder('other', order());
    expect(openOrder()).toBeNull();
    for (const text of ['{', '[]', 'null', '{"key":"x"}']) {
      sessionStorage.setItem(orderKey, text);
      expect(openOrder()).toBeNull();
    }
  });
});
