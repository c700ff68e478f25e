import type { Fetch } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import type { BasketChoice } from '../basket/basket-choice.ts';
import { useAddToBasket } from './use-add-to-basket.ts';

afterEach(cleanup);

const gone = 'Oops... Looks like this product is no longer available';
const few = 'Only 8 of these are left';
const full = 'A basket can hold up to 200 different items';

const choice = { productId: 1, colour: 'Navy', size: 'M', quantity: 9 };
function open(fetch: Fetch) {
  const store = createOmnisStore({ app: 'storefront', fetch });
  const { result } = renderHook(() => useAddToBasket(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { add: (what: BasketChoice) => result.current.add(what) };
}

it.each([
  [404, 'not_found', 'Not found', gone],
  [409, 'sold_out', 'Sold out', 'Sold out'],
  [422, 'validation_failed', few, few],
  [422, 'validation_failed', full, full],
])('an adding that is refused (%i %s: %s) says: %s', async (status, code, message, text) => {
  const fetch = async (): Promise<Response> =>
    Response.json({ code, message, errors: [{ field: 'item.quantity', message }] }, { status });
  const fault = await open(fetch).add(choice);
  expect(fault?.text).toBe(text);
});

it('of a validation that failed the first message is told, and the general one where there is none (platform.md §7)', async () => {
  const answers: object[] = [{ errors: [{ field: 'item.quantity', message: few }] }, { errors: [] }];
  const { add } = open(async () => {
    const body = { code: 'validation_failed', message: 'Check your input', ...answers.shift() };
    return Response.json(body, { status: 422 });
  });
  expect((await add(choice))?.text).toBe(few);
  expect((await add(choice))?.text).toBe('Check your input');
});

it('a request without an answer is sent again with its key, by itself and by the next press, and any other with another', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  const { add } = open(async (url, init) => {
    if (url.includes('/addItemToCart/')) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json({ items: [] });
  });
  expect(await add(choice)).not.toBeNull();
  isLost = false;
  for (const what of [choice, choice, { ...choice, quantity: 8 }]) expect(await add(what)).toBeNull();
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4]);
});
