import { basketApi, checkoutApi, type Fetch } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { expect, it, vi } from 'vitest';
import { watchStore, type TellAct } from './watch-store.ts';

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

const line = {
  key: 'k',
  quantity: 3,
  productId: 7,
  name: 'Tee',
  priceIncTax: 24,
  options: { Colour: 'Navy', Size: 'L' },
  available: true,
};
const gone = { ...line, key: 'g', productId: 8, available: false };
const basket = { currency: 'GBP', items: [line, gone] };
const tee = { id: '7', name: 'Tee', variant: 'Navy / L', price: 24, quantity: 3 };
const sale = { currency: 'GBP', goods: [tee] };

function shop(answers: Readonly<Record<string, unknown>>) {
  const fetch: Fetch = async (url) =>
    Response.json(Object.entries(answers).find(([path]) => url.includes(path))?.[1] ?? {});
  const store = createOmnisStore({ app: 'storefront', fetch });
  const tell = vi.fn<TellAct>();
  const places = async (): Promise<void> => {
    await store.dispatch(checkoutApi.endpoints.checkoutQuote.initiate(quoting));
    await store.dispatch(checkoutApi.endpoints.checkoutPlace.initiate(placing));
  };
  return { store, tell, places };
}

it('an adding is told with how many came, to the basket alone', async () => {
  const { store, tell } = shop({
    addItemToCart: basket,
    list: { ...basket, items: [{ ...line, quantity: 1 }] },
  });
  const stop = watchStore(store, tell);
  const { basketAdd } = basketApi.endpoints;
  const item = { productId: 7, quantity: 2 };
  await store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }));
  await store.dispatch(basketAdd.initiate({ body: { item, name: 'favourites' } }));
  await store.dispatch(basketAdd.initiate({ body: { item, name: 'main' } }));
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  const added = { currency: 'GBP', goods: [{ ...tee, quantity: 2 }] };
  // The event lists the lines that were added, not the whole basket.
  expect(tell.mock.calls[0]).toEqual(['add_to_cart', expect.anything(), added]);
  stop();
});

it('a purchase is told once, with what was paid and nothing of who paid', async () => {
  const { store, tell, places } = shop({
    '/quote/': quote,
    '/place/': { status: 'placed', orderHash: 'h'.repeat(22), number: '1' },
    '/main/list/': basket,
  });
  await store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }));
  const stop = watchStore(store, tell);
  await places();
  const sum = { value: 24.5, currency: 'GBP' };
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  store.dispatch({ type: 'anything' });
  expect(tell.mock.calls).toEqual([
    ['add_payment_info', sum, sale],
    ['purchase', sum, { ...sale, order: '1' }],
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
  expect(tell.mock.calls.at(-1)).toEqual(['purchase', { value: 24.5, currency: 'GBP' }, undefined]);
  stop();
});

it('the payment of an order that stands is a purchase, once per order', async () => {
  const orderHash = 'h'.repeat(22);
  const { store, tell } = shop({
    '/pay/': { status: 'placed', orderHash, number: '1' },
    [orderHash]: { orderHash, ...basket, totals: { total: 27.95, currency: 'GBP' } },
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
    ['add_payment_info', sum, sale],
    ['purchase', sum, { ...sale, order: '1' }],
    ['add_payment_info', sum, sale],
  ]);
  stop();
});

it('earlier acts are not reported', async () => {
  const { store, tell, places } = shop({ '/quote/': quote, '/place/': { status: 'placed' } });
  await places();
  const stop = watchStore(store, tell);
  store.dispatch({ type: 'anything' });
  expect(tell).not.toHaveBeenCalled();
  stop();
});
