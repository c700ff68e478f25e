import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { purposeOf } from './after-sale-path.ts';
import { isAskedBack, isReason, returnLines, stays, wishFaults } from './return-wishes.ts';
import ordersEn from '../texts/orders/en.ts';

const t = translator(ordersEn, 'en-GB');

describe('OD7 a return', () => {
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
    expect(wishFaults(t, { ...stays, quantity: 1 }, 'refund')).toEqual({ reason: 'Tell us why' });
    expect(wishFaults(t, { ...stays, quantity: 1, reason: 'faulty' }, 'exchange')).toEqual({
      variantId: 'Choose a colour and size',
    });
  });

  it('is told from what has only a label', () => {
    const [options, rest] = [
      { Colour: '', Size: '' },
      { note: '', askedAt: '', bookedAt: null, resolution: 'refund' as const, code: [] },
    ];
    const line = (id: string) => ({
      id,
      name: '',
      options,
      quantity: 1,
      reason: 'faulty' as const,
      instead: null,
      received: null,
    });
    const returns = [
      { ...rest, id: 1, number: 'R-1', state: 'asked' as const, lines: [line('a')] },
      { ...rest, id: 2, number: 'R-2', state: 'booked' as const, lines: [line('b')] },
    ];
    expect(['a', 'b', 'c'].map((id) => isAskedBack({ returns }, id))).toEqual([true, false, false]);
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
