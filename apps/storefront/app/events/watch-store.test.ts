import { basketApi, checkoutApi, type Fetch } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { expect, it, vi } from 'vitest';
import { watchStore, type Act } from './watch-store.ts';
import type { EventData } from './event-queue.ts';

const address = { firstName: 'A', lastName: 'B', street: '1 Way', city: 'Leeds', country: 'GB', zip: 'LS1' };
const order = {
  contact: { email: 'ada@example.com' },
  shippingAddress: address,
  shippingMethod: 'post',
  paymentMethod: 'pm_card',
};
const quoting = { body: { country: 'GB' } };
const quote = { totals: { total: 24.5, currency: 'GBP' } };
const placing = {
  body: order,
  headers: { 'Idempotency-Key': 'key-of-a-try' },
};

function shop(answers: Readonly<Record<string, unknown>>) {
  const fetch: Fetch = async (url) =>
    Response.json(Object.entries(answers).find(([path]) => url.includes(path))?.[1] ?? {});
  const store = createOmnisStore({ app: 'storefront', fetch });
  const tell = vi.fn<(act: Act, data: EventData) => void>();
  const places = async (): Promise<void> => {
    await store.dispatch(checkoutApi.endpoints.checkoutQuote.initiate(quoting));
    await store.dispatch(checkoutApi.endpoints.checkoutPlace.initiate(placing));
  };
  return { store, tell, places };
}

it('an adding is told with how many came, to the basket alone', async () => {
  const { store, tell } = shop({ addItemToCart: { items: [{ key: 'k', quantity: 3 }] } });
  const stop = watchStore(store, tell);
  const { basketAdd } = basketApi.endpoints;
  const item = { productId: 1, quantity: 3 };
  await store.dispatch(basketAdd.initiate({ body: { item, name: 'favourites' } }));
  await store.dispatch(basketAdd.initiate({ body: { item, name: 'main' } }));
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  expect(tell.mock.calls).toEqual([['add_to_cart', { quantity: 3 }]]);
  stop();
});

it('a purchase is told once, with what was paid and nothing of who paid', async () => {
  const { store, tell, places } = shop({
    '/quote/': quote,
    '/place/': { status: 'placed', orderHash: 'h'.repeat(22), number: '1' },
  });
  const stop = watchStore(store, tell);
  await places();
  const sum = { value: 24.5, currency: 'GBP' };
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  store.dispatch({ type: 'anything' });
  expect(tell.mock.calls).toEqual([
    ['add_payment_info', sum],
    ['purchase', sum],
  ]);
  stop();
});

it('one that the bank asks about is a purchase when it is confirmed', async () => {
  const { store, tell, places } = shop({
    '/quote/': quote,
    '/place/': { status: 'requires_action' },
    '/confirm/': { status: 'placed' },
  });
  const stop = watchStore(store, tell);
  await places();
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  store.dispatch({ type: 'anything' });
  expect(tell.mock.calls.map(([act]) => act)).toEqual(['add_payment_info']);
  const confirming = { body: { paymentIntent: 'pi_1' }, headers: placing.headers };
  await store.dispatch(checkoutApi.endpoints.checkoutConfirm.initiate(confirming));
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  expect(tell.mock.calls.at(-1)).toEqual(['purchase', { value: 24.5, currency: 'GBP' }]);
  stop();
});

it('the payment of an order that stands is a purchase, once per order', async () => {
  const orderHash = 'h'.repeat(22);
  const { store, tell } = shop({
    '/pay/': { status: 'placed', orderHash, number: '1' },
    [orderHash]: { orderHash, totals: { total: 27.95, currency: 'GBP' } },
  });
  await store.dispatch(checkoutApi.endpoints.ordersGet.initiate({ params: { orderHash } }));
  const stop = watchStore(store, tell);
  const paying = { params: { orderHash }, body: { paymentMethod: 'pm_card' }, headers: placing.headers };
  const { checkoutPay } = checkoutApi.endpoints;
  await store.dispatch(checkoutPay.initiate(paying));
  await store.dispatch(checkoutPay.initiate(paying));
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  store.dispatch({ type: 'anything' });
  const sum = { value: 27.95, currency: 'GBP' };
  // A card is given for each try.
  expect(tell.mock.calls).toEqual([
    ['add_payment_info', sum],
    ['purchase', sum],
    ['add_payment_info', sum],
  ]);
  stop();
});

it('what was done before is not told', async () => {
  const { store, tell, places } = shop({ '/quote/': quote, '/place/': { status: 'placed' } });
  await places();
  const stop = watchStore(store, tell);
  store.dispatch({ type: 'anything' });
  expect(tell).not.toHaveBeenCalled();
  stop();
});
