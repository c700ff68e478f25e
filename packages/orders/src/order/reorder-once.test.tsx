import type { Fetch } from '@omnis/api-client';
import { createOmnisStore, selectBasketOpen } from '@omnis/store';
import { snackbars } from '@omnis/shop-kit';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { useReorder } from './reorder.ts';

afterEach(cleanup);

const item = (productId: number) => ({
  productId,
  name: `Thing ${productId}`,
  options: { Colour: 'Navy', Size: 'M' },
  quantity: 1,
  design: null,
  personalisation: [],
  bundleItems: [],
  giftCard: null,
});

it('OD4 an order that stopped on its way goes on with the keys of its lines, and is another one after that', async () => {
  vi.spyOn(snackbars, 'show');
  const keys: (string | null)[] = [];
  const fetch: Fetch = async (url, init) => {
    if (!url.includes('/addItemToCart/')) return Response.json({ items: [item(1), item(2)] });
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    if (keys.length === 2) throw new TypeError('Failed to fetch');
    return Response.json({ items: [] });
  };
  const store = createOmnisStore({ app: 'storefront', baseUrl: 'https://shop.example', fetch });
  const { result } = renderHook(() => useReorder(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const order = async (): Promise<void> => {
    await result.current.reorder('o'.repeat(43));
    await waitFor(() => expect(result.current.busy).toBe(false));
  };
  await order();
  expect(selectBasketOpen(store.getState())).toBe(false);
  await order();
  expect(selectBasketOpen(store.getState())).toBe(true);
  await order();
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 0, 1, 4, 5]);
});
