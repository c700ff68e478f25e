import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { api, basketApi, checkoutApi, type BasketAnswer, type Fetch } from '../index.ts';

const basket = (...keys: string[]): BasketAnswer => ({
  items: keys.map((key) => ({
    key,
    quantity: 1,
    name: key,
    priceIncTax: 1,
    fullPriceIncTax: null,
    image: null,
    options: { Colour: '', Size: '' },
    productUuid: key,
    productId: 1,
    productUrl: key,
    variantId: key,
    available: true,
    maxQuantity: null,
    personalisation: [],
    bundleItems: [],
    giftCard: null,
  })),
  currency: 'GBP',
  totalQuantity: keys.length,
  totals: {
    currency: 'GBP',
    subtotal: 0,
    discount: 0,
    goodsTax: 0,
    taxDiscount: 0,
    shipping: 0,
    shippingTax: 0,
    total: 0,
  },
  coupon: null,
  giftNote: '',
  freeDelivery: null,
});

function setup(answer: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn<Fetch>(async (url) => answer(url));
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { api: { fetch } } } }).concat(api.middleware),
  });
  const keys = (name: 'main' | 'favourites', query?: { currency: string }) =>
    basketApi.endpoints.basketList
      .select({ params: { name }, ...(query && { query }) })(store.getState())
      .data?.items.map(({ key }) => key);
  return { fetch, store, keys };
}

const list = (name: 'main' | 'favourites') => basketApi.endpoints.basketList.initiate({ params: { name } });
const add = basketApi.endpoints.basketAdd.initiate({ body: { item: { productId: 1 } } });

describe('a change of the basket', () => {
  it('AC15 writes its answer into the cached list, without another call', async () => {
    const { fetch, store, keys } = setup((url) =>
      Response.json(url.includes('/list/') ? basket() : basket('a')),
    );
    await store.dispatch(list('main'));
    await store.dispatch(list('favourites'));
    await store.dispatch(add);
    await vi.waitFor(() => expect(keys('main')).toEqual(['a']), 15_000);
    expect(keys('favourites')).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('AC16 is cached also when the list was never read', async () => {
    const { fetch, store, keys } = setup(() => Response.json(basket('a')));
    await store.dispatch(add);
    await vi.waitFor(() => expect(keys('main')).toEqual(['a']), 15_000);
    await store.dispatch(list('main'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('AC17 wins over a list that was asked for before it', async () => {
    let answerList: (response: Response) => void = () => {};
    const { store, keys } = setup((url) =>
      url.includes('/list/')
        ? new Promise((resolve) => {
            answerList = resolve;
          })
        : Response.json(basket('a')),
    );
    const listing = store.dispatch(list('main'));
    await store.dispatch(add);
    answerList(Response.json(basket()));
    await listing;
    await vi.waitFor(() => expect(keys('main')).toEqual(['a']), 15_000);
  });

  it('AC18 has the list of another currency read again', async () => {
    const { fetch, store, keys } = setup(() => Response.json(basket('a')));
    await store.dispatch(
      basketApi.endpoints.basketList.initiate({ params: { name: 'main' }, query: { currency: 'USD' } }),
    );
    await store.dispatch(add);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3), 15_000);
    expect(fetch.mock.calls[2]?.[0]).toContain('currency=USD');
    await vi.waitFor(() => expect(keys('main')).toEqual(['a']), 15_000);
  });

  it('AC19 has the price of the delivery asked for again', async () => {
    const { fetch, store } = setup(() => Response.json(basket('a')));
    const quote = checkoutApi.endpoints.checkoutQuote.initiate({ body: { country: 'GB' } });
    await store.dispatch(quote);
    await store.dispatch(add);
    await vi.waitFor(
      () => expect(fetch.mock.calls.filter(([url]) => url.includes('/checkout/quote/'))).toHaveLength(2),
      15_000,
    );
  });

  it('AC20 that fails leaves the cached list as it is', async () => {
    const { store, keys } = setup((url) =>
      url.includes('/list/') ? Response.json(basket('a')) : Response.json({}, { status: 409 }),
    );
    await store.dispatch(list('main'));
    const result = await store.dispatch(add);
    expect(result.error).toMatchObject({ status: 409 });
    expect(keys('main')).toEqual(['a']);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a broken one', () => Response.json({}, { status: 502 })],
  ])('AC22 an addition that had %s has the list read again: it may be made', async (_what, answer) => {
    let held = basket();
    const { store, keys } = setup((url) => {
      if (url.includes('/list/')) return Response.json(held);
      held = basket('a');
      return answer();
    });
    await store.dispatch(list('main'));
    const { error } = await store.dispatch(add);
    expect(error).toBeDefined();
    await vi.waitFor(() => expect(keys('main')).toEqual(['a']), 15_000);
  });
});

describe('taking out a favourite', () => {
  const remove = basketApi.endpoints.basketRemove.initiate({ body: { key: 'a', name: 'favourites' } });

  it('AC21 shows at once, and is undone when the server refuses', async () => {
    let refuse: (response: Response) => void = () => {};
    const { store, keys } = setup((url) =>
      url.includes('/list/')
        ? Response.json(basket('a', 'b'))
        : new Promise((resolve) => {
            refuse = resolve;
          }),
    );
    await store.dispatch(list('favourites'));
    const removing = store.dispatch(remove);
    expect(keys('favourites')).toEqual(['b']);
    await vi.waitFor(() => expect(refuse).not.toHaveLength(0), 15_000);
    refuse(Response.json({}, { status: 500 }));
    await removing;
    await vi.waitFor(() => expect(keys('favourites')).toEqual(['a', 'b']), 15_000);
  });
});
