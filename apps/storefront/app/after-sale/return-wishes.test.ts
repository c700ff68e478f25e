import { describe, expect, it } from 'vitest';
import { purposeOf } from './after-sale-path.ts';
import { isReason, returnLines, stays, wishFaults } from './return-wishes.ts';
import { english } from '../texts/english.ts';
import ordersEn from '../texts/orders/en.ts';

const t = english(ordersEn);

describe('what comes back', () => {
  it('is sent where something does, with another size only in exchange', () => {
    const wishes = {
      a: stays,
      b: { quantity: 2, reason: 'too_small' as const, variantId: 'v' },
      c: { quantity: 1, reason: '' as const, variantId: '' },
    };
    expect(returnLines(wishes, 'refund')).toEqual([{ id: 'b', quantity: 2, reason: 'too_small' }]);
    expect(returnLines(wishes, 'exchange')).toEqual([
      { id: 'b', quantity: 2, reason: 'too_small', variantId: 'v' },
    ]);
  });

  it('needs a reason, and in exchange what takes its place', () => {
    expect(wishFaults(t, stays, 'exchange')).toEqual({});
    expect(wishFaults(t, { ...stays, quantity: 1 }, 'refund')).toEqual({ reason: 'Say why' });
    expect(wishFaults(t, { ...stays, quantity: 1, reason: 'faulty' }, 'exchange')).toEqual({
      variantId: 'Choose a colour and size',
    });
  });

  it('knows its reasons and addresses', () => {
    expect([isReason('faulty'), isReason('toString')]).toEqual([true, false]);
    expect(['/returns/x', '/Returns/', '/update-address', '/edit-order/x'].map(purposeOf)).toEqual([
      'returns',
      'returns',
      'update-address',
      'edit-order',
    ]);
  });
});
