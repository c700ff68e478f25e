import { createOmnisStore } from '@omnis/store';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardRefused, type Answered, type PlaceAnswer } from './place-order.ts';
import type { StripeCard } from './stripe/stripe-card.ts';
import { useCardPurchase } from './use-card-purchase.ts';
import { emptyCard } from './values.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const asked: Answered<PlaceAnswer> = {
  data: { status: 'requires_action', paymentIntent: 'pi_1', challengeUrl: '', clientSecret: 'pi_1_secret' },
};
const placed = { status: 'placed', orderHash: 'hash', number: '1' } as const;

function buying(confirmed: () => Response = () => Response.json(placed)) {
  const calls: string[] = [];
  const store = createOmnisStore({
    app: 'storefront',
    baseUrl: 'https://shop.example',
    fetch: async (url) => {
      calls.push(new URL(url).pathname);
      return confirmed();
    },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useCardPurchase(), { wrapper });
  const card: StripeCard = {
    newPaymentMethod: vi.fn<StripeCard['newPaymentMethod']>().mockResolvedValue('pm_1'),
    askBank: vi.fn<StripeCard['askBank']>(async () => void calls.push('bank')),
  };
  act(() => result.current.setStripeCard(card));
  return { calls, card, result };
}

it('sends what Stripe has made of the card, and nothing to the test processor', async () => {
  const { calls, result } = buying();
  const outcome = await result.current.purchase('a', emptyCard, async ({ paymentMethod }) => {
    expect(paymentMethod).toBe('pm_1');
    return { data: placed };
  });
  expect(outcome).toEqual({ kind: 'placed', orderHash: 'hash' });
  expect(calls).toEqual([]);
});

it('has Stripe ask for the bank, then asks the server how that went', async () => {
  const { calls, card, result } = buying();
  const outcome = await act(() => result.current.purchase('a', emptyCard, async () => asked));
  expect(outcome).toEqual({ kind: 'placed', orderHash: 'hash' });
  expect(card.askBank).toHaveBeenCalledWith('pi_1_secret');
  expect(calls).toEqual(['bank', '/omnis/v3/checkout/confirm/']);
  expect(result.current.question).toBeNull();
});

it('a shopper who fails at the bank is refused, and tries again with a new payment method and a new key', async () => {
  const body = { message: 'Not you', errors: [], code: 'authentication_failed' };
  const { card, result } = buying(() => Response.json(body, { status: 422 }));
  const keys: string[] = [];
  const send = async ({ key }: { readonly key: string }) => {
    keys.push(key);
    return asked;
  };
  const refused = {
    kind: 'refused',
    reason: 'card',
    fault: { errors: [{ field: 'card.number', message: 'Not you' }] },
  };
  expect(await act(() => result.current.purchase('a', emptyCard, send))).toEqual(refused);
  expect(await act(() => result.current.purchase('a', emptyCard, send))).toEqual(refused);
  expect(new Set(keys).size).toBe(2);
  expect(card.newPaymentMethod).toHaveBeenCalledTimes(2);
});

it('a card that Stripe does not take is refused before anything is sent', async () => {
  const { card, result } = buying();
  const fault = { errors: [{ field: 'card.cvc', message: 'Incomplete' }] };
  vi.mocked(card.newPaymentMethod).mockRejectedValue(new CardRefused(fault));
  const send = vi.fn<() => Promise<Answered<PlaceAnswer>>>();
  expect(await result.current.purchase('a', emptyCard, send)).toEqual({
    kind: 'refused',
    reason: 'card',
    fault,
  });
  expect(send).not.toHaveBeenCalled();
});

it('a test card whose first answer is lost is sent once more, and the order goes on', async () => {
  const answers = [
    Response.json({}, { status: 502 }),
    Response.json({ paymentMethod: 'pm_2', brand: 'visa', last4: '4242' }),
  ];
  const { calls, result } = buying(() => answers.shift() ?? Response.error());
  act(() => result.current.setStripeCard(null));
  const typed = { 'card.number': '4242 4242 4242 4242', 'card.expiry': '12 / 34', 'card.cvc': '123' };
  const outcome = await act(() =>
    result.current.purchase('a', { ...emptyCard, ...typed }, async ({ paymentMethod }) => {
      expect(paymentMethod).toBe('pm_2');
      return { data: placed };
    }),
  );
  expect(outcome).toEqual({ kind: 'placed', orderHash: 'hash' });
  expect(calls).toEqual(['/omnis/v3/payments/test/cards/', '/omnis/v3/payments/test/cards/']);
});
