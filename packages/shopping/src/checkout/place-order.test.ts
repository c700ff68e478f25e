import { translator } from '@omnis/texts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CardRefused,
  cardFault,
  confirmOrder,
  placeOrder,
  type Answered,
  type OrderPorts,
  type PlaceAnswer,
} from './place-order.ts';
import type { Attempt } from './attempt.ts';
import checkoutEn from '../texts/checkout/en.ts';

const t = translator(checkoutEn, 'en-GB');

const failure = (
  status: number,
  code: string,
  message = 'No',
  errors: { field: string; message: string }[] = [],
) => ({
  error: { status, data: { message, errors, code } },
});
const placed: Answered<PlaceAnswer> = { data: { status: 'placed', orderHash: 'hash', number: '1001' } };

function ports(...answers: Answered<PlaceAnswer>[]) {
  const keys: string[] = [];
  const newPaymentMethod = vi.fn<OrderPorts['newPaymentMethod']>().mockResolvedValue('pm_1');
  const place = (attempt: Attempt): Promise<Answered<PlaceAnswer>> => {
    keys.push(attempt.key);
    return Promise.resolve(answers.shift() ?? placed);
  };
  return { t, keys, newPaymentMethod, place };
}

beforeEach(() => sessionStorage.clear());

describe('SH9 placeOrder', () => {
  it('places an order and forgets the attempt', async () => {
    const use = ports();
    expect(await placeOrder('a', use)).toEqual({ kind: 'placed', orderHash: 'hash' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads to the receipt while the processor has not answered', async () => {
    expect(
      await placeOrder('a', ports({ data: { status: 'pending', orderHash: 'h', number: '1' } })),
    ).toEqual({
      kind: 'placed',
      orderHash: 'h',
    });
  });

  it.each([
    ['a broken line', failure(0, 'network_error')],
    ['a server that fails', failure(500, 'server_error')],
    ['a processor out of reach', failure(503, 'payment_unavailable')],
    ['an order under way', failure(409, 'in_progress')],
    ['too many tries', failure(429, 'rate_limited')],
  ])('repeats with the same key and card after %s', async (_name, first) => {
    const use = ports(first);
    expect((await placeOrder('a', use)).kind).toBe('refused');
    await placeOrder('a', use);
    expect(new Set(use.keys).size).toBe(1);
    expect(use.newPaymentMethod).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'a broken line',
      failure(0, 'network_error', 'Oops... looks like something went wrong. Please try again.'),
    ],
    ['something on the way to the server', failure(503, '', 'Api error')],
    ['a server that fails', failure(500, 'server_error', '500 Server error')],
  ])('says after %s that trying again charges nothing twice', async (_name, answer) => {
    expect(await placeOrder('a', ports(answer))).toHaveProperty('fault.message', checkoutEn.noAnswer);
    expect(cardFault(t, answer.error)).toEqual({ message: checkoutEn.noAnswer });
  });

  it('leaves the words to a processor that is out of reach', async () => {
    const answer = failure(503, 'payment_unavailable', 'Payments are down.');
    expect(await placeOrder('a', ports(answer))).toHaveProperty('fault.message', 'Payments are down.');
  });

  it('takes a new key for another order', async () => {
    const use = ports(failure(0, 'network_error'));
    await placeOrder('a', use);
    await placeOrder('b', use);
    expect(new Set(use.keys).size).toBe(2);
  });

  it.each(['card_declined', 'insufficient_funds', 'authentication_failed'])(
    'shows %s at the card, and begins anew',
    async (code) => {
      const use = ports(failure(422, code, 'Ask your bank'));
      expect(await placeOrder('a', use)).toEqual({
        kind: 'refused',
        reason: 'card',
        fault: { errors: [{ field: 'card.number', message: 'Ask your bank' }] },
      });
      await placeOrder('a', use);
      expect(new Set(use.keys).size).toBe(2);
    },
  );

  it.each([
    ['paymentMethod.cvc', 'card.cvc'],
    ['paymentMethod.expiry', 'card.expiry'],
    ['paymentMethod', 'card.number'],
  ])('shows what a bank minds of %s at %s', async (said, field) => {
    const answer = failure(422, 'card_declined', 'Check it', [{ field: said, message: 'Check it' }]);
    expect(await placeOrder('a', ports(answer))).toMatchObject({
      fault: { errors: [{ field, message: 'Check it' }] },
    });
  });

  it.each([
    ['total_changed', 409, 'total_changed'],
    ['sold_out', 409, 'sold_out'],
    ['conflict', 409, 'total_changed'],
    ['coupon_invalid', 422, 'coupon'],
  ])('explains %s', async (code, status, reason) => {
    const outcome = await placeOrder('a', ports(failure(status, code, 'Said by the server.')));
    expect(outcome).toMatchObject({ kind: 'refused', reason });
    expect(outcome).toHaveProperty('fault.message', expect.stringContaining('Said by the server.'));
  });

  it('puts the server’s messages at their fields', async () => {
    const errors = [
      { field: 'shippingAddress.zip', message: 'Please enter a valid postcode' },
      { field: 'paymentMethod', message: 'Enter your card details' },
    ];
    expect(await placeOrder('a', ports(failure(422, 'validation_failed', 'No', errors)))).toMatchObject({
      reason: 'fields',
      fault: { errors: [errors[0], { field: 'card.number', message: 'Enter your card details' }] },
    });
  });

  it('puts the processor’s messages about a card at its fields, and keeps no attempt', async () => {
    const { error } = failure(422, 'validation_failed', 'No', [
      { field: 'expMonth', message: 'Your card has expired' },
    ]);
    const use = { ...ports(), newPaymentMethod: () => Promise.reject(new CardRefused(cardFault(t, error))) };
    expect(await placeOrder('a', use)).toEqual({
      kind: 'refused',
      reason: 'card',
      fault: { errors: [{ field: 'card.expiry', message: 'Your card has expired' }] },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('says once that nobody has answered about the card', async () => {
    const { error } = failure(503, 'server_error', 'Down');
    const use = { ...ports(), newPaymentMethod: () => Promise.reject(new CardRefused(cardFault(t, error))) };
    expect(await placeOrder('a', use)).toEqual({
      kind: 'refused',
      reason: 'other',
      fault: { message: 'The shop didn’t respond. Please try again: you won’t be charged twice.' },
    });
  });
});

describe('confirmOrder', () => {
  it('finishes what the bank has asked about, under a key of its own', async () => {
    const asked: Answered<PlaceAnswer> = {
      data: { status: 'requires_action', paymentIntent: 'pi', challengeUrl: '/bank', clientSecret: null },
    };
    const use = ports(asked);
    const outcome = await placeOrder('a', use);
    if (outcome.kind !== 'challenge') throw new Error('The bank was to ask');
    expect(outcome).toMatchObject({ paymentIntent: 'pi', challengeUrl: '/bank' });
    const keys: string[] = [];
    const done = await confirmOrder(t, outcome.attempt, (key) => {
      keys.push(key);
      return Promise.resolve(placed);
    });
    expect(done).toEqual({ kind: 'placed', orderHash: 'hash' });
    expect(keys[0]).not.toBe(use.keys[0]);
    expect(sessionStorage).toHaveLength(0);
  });
});
