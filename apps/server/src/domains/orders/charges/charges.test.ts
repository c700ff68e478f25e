import { describe, expect, it } from 'vitest';
import { missingMinor, shareRefund } from './charges.ts';

const charge = (intent: string | null, minor: number, more: object = {}) => ({
  intent,
  minor,
  method: 'Visa',
  state: 'paid',
  refundedMinor: 0,
  ...more,
});

describe('shareRefund', () => {
  it('gives back the latest payment first and the rest by the first payment', () => {
    const order = {
      payment_intent: 'first',
      charges: [charge('second', 500, { refundedMinor: 200 }), charge(null, 100)],
    };
    expect(shareRefund(order, 1000)).toEqual({
      parts: [
        { intent: null, minor: 100 },
        { intent: 'second', minor: 300 },
        { intent: 'first', minor: 600 },
      ],
      charges: [charge('second', 500, { refundedMinor: 500 }), charge(null, 100, { refundedMinor: 100 })],
    });
  });

  it('never gives back a payment that is still on its way', () => {
    const order = { payment_intent: 'first', charges: [charge('open', 500, { state: 'open' })] };
    expect(shareRefund(order, 300).parts).toEqual([{ intent: 'first', minor: 300 }]);
  });
});

it('missingMinor counts what is owed and what is on its way', () => {
  expect(
    missingMinor({ owed_minor: 20, charges: [charge('a', 30, { state: 'open' }), charge('b', 9)] }),
  ).toBe(50);
});
