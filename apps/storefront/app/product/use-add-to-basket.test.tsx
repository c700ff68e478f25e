import { createOmnisStore } from '@omnis/store';
import { cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { useAddToBasket } from './use-add-to-basket.ts';

afterEach(cleanup);

const gone = 'Oops... Looks like this product is no longer available';
const few = 'Only 8 of these are left';
const full = 'A basket holds 200 different things at most';

it.each([
  [404, 'not_found', 'Not found', gone],
  [409, 'sold_out', 'Sold out', 'Sold out'],
  [422, 'validation_failed', few, few],
  [422, 'validation_failed', full, full],
])('an adding that is refused (%i %s: %s) says: %s', async (status, code, message, text) => {
  const fetch = async (): Promise<Response> =>
    Response.json({ code, message, errors: [{ field: 'item.quantity', message }] }, { status });
  const store = createOmnisStore({ app: 'storefront', fetch });
  const { result } = renderHook(() => useAddToBasket(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const fault = await result.current.add({ productId: 1, colour: 'Navy', size: 'M', quantity: 9 });
  expect(fault?.text).toBe(text);
});
