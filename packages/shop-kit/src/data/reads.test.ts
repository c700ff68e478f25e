import { testAddress } from '../testing/address.fixture.ts';
import { checkoutApi } from '@omnis/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserStore } from './browser-store.ts';
import { browserSource } from './reads.ts';

vi.mock(import('./answer-fits.ts'), () => ({ answerFits: () => true }));

afterEach(() => vi.unstubAllGlobals());

it('SK2 a page has what it read, where a change came meanwhile that waits for all calls on their way', async () => {
  const order = { orderHash: 'h', number: 'DEMO-1' };
  const asked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'GET') await asked.promise;
    return Response.json(order);
  });
  const store = createBrowserStore();
  const params = { orderHash: 'h' };
  const read = browserSource(store).ask('ordersGet', { params });
  // Makes known that the order is another, once nothing is on its way: right when the read is there.
  const change = { params, body: { shippingAddress: testAddress } };
  await store.dispatch(checkoutApi.endpoints.ordersSetAddress.initiate(change));
  asked.resolve();
  expect(await read).toEqual({ value: order, error: undefined });
});
