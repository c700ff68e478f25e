import {
  accountLifeApi,
  accountsApi,
  accountSafetyApi,
  atlasApi,
  basketApi,
  storeFrontApi,
  type BasketAnswer,
  type Fetch,
} from '@omnis/api-client';
import type { StoreCore } from '@omnis/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  basketOpened,
  createOmnisStore,
  currencyChosen,
  seedQueries,
  selectBasketQuantity,
  selectCurrencies,
  selectCurrency,
  selectFavouriteCount,
  selectFavouriteKey,
  selectFavouriteStatus,
  selectLastAdded,
  selectSessionKnown,
  selectUser,
  snackbarRequested,
  type Snackbar,
  type OmnisStore,
} from './index.ts';

const line = (key: string, quantity: number, productId = 7) => ({
  key,
  quantity,
  name: 'Tee',
  priceIncTax: 20,
  fullPriceIncTax: null,
  image: null,
  options: { Colour: 'Navy', Size: 'M' },
  productUuid: 'u',
  productId,
  productUrl: `tee-${productId}`,
  variantId: 'v',
  available: true,
  maxQuantity: null,
  personalisation: [],
  bundleItems: [],
  giftCard: null,
});
const basket = (...items: ReturnType<typeof line>[]): BasketAnswer => ({
  items,
  currency: 'GBP',
  totalQuantity: items.reduce((sum, item) => sum + item.quantity, 0),
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

/** A fetch whose answers are given one by one; each call waits for its answer. */
function manualFetch() {
  const waiting: { url: string; answer: (status: number, body: unknown) => void }[] = [];
  const fetch: Fetch = (url) =>
    new Promise((resolve) => {
      waiting.push({ url, answer: (status, body) => resolve(Response.json(body, { status })) });
    });
  const next = async () => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), 15_000);
    return waiting.shift()!;
  };
  return { fetch, next };
}

const added = { body: { item: { productId: 7 }, name: 'favourites' as const } };

describe('favourites', () => {
  it('ST1 are pending at once, then confirmed by the server’s answer', async () => {
    const { fetch, next } = manualFetch();
    const store = createOmnisStore({ app: 'storefront', fetch });
    const adding = store.dispatch(basketApi.endpoints.basketAdd.initiate(added));
    expect(selectFavouriteStatus(store.getState(), { productId: 7 })).toBe('pending');
    expect(selectFavouriteCount(store.getState())).toBe(1);
    (await next()).answer(200, basket(line('a', 1)));
    await adding;
    expect(selectFavouriteStatus(store.getState(), { productUrl: 'tee-7' })).toBe('confirmed');
    expect(selectFavouriteKey(store.getState(), { productId: 7 })).toBe('a');
    expect(selectFavouriteCount(store.getState())).toBe(1);
  });

  it('ST2 are rolled back when the server refuses, and the user is told', async () => {
    const { fetch, next } = manualFetch();
    const shown: Snackbar[] = [];
    const store = createOmnisStore({
      app: 'storefront',
      fetch,
      showSnackbar: (message) => shown.push(message),
    });
    const adding = store.dispatch(basketApi.endpoints.basketAdd.initiate(added));
    (await next()).answer(422, {
      message: 'No',
      errors: [{ field: 'item', message: 'Choose a size' }],
      code: '',
    });
    await adding;
    expect(selectFavouriteStatus(store.getState(), { productId: 7 })).toBe('none');
    await vi.waitFor(() => expect(shown).toEqual([{ text: 'Choose a size', tone: 'error' }]), 15_000);
  });

  it('ST3 are gone at once when removed, and come back when that fails', async () => {
    const { fetch, next } = manualFetch();
    const store = createOmnisStore({ app: 'storefront', fetch });
    const listing = store.dispatch(
      basketApi.endpoints.basketList.initiate({ params: { name: 'favourites' } }),
    );
    (await next()).answer(200, basket(line('a', 1), line('b', 1, 8)));
    await listing;
    const removing = store.dispatch(
      basketApi.endpoints.basketRemove.initiate({ body: { key: 'a', name: 'favourites' } }),
    );
    expect(selectFavouriteStatus(store.getState(), { productId: 7 })).toBe('none');
    expect(selectFavouriteCount(store.getState())).toBe(1);
    (await next()).answer(500, {});
    await removing;
    expect(selectFavouriteStatus(store.getState(), { productId: 7 })).toBe('confirmed');
    expect(selectFavouriteCount(store.getState())).toBe(2);
  });
});

describe('basket', () => {
  it('ST4 knows what the last adding has added', async () => {
    const { fetch, next } = manualFetch();
    const store = createOmnisStore({ app: 'storefront', fetch });
    expect(selectBasketQuantity(store.getState())).toBeNull();
    const listing = store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }));
    (await next()).answer(200, basket(line('a', 1)));
    await listing;
    const adding = store.dispatch(
      basketApi.endpoints.basketAdd.initiate({ body: { item: { productId: 7 } } }),
    );
    (await next()).answer(200, basket(line('a', 3), line('b', 1, 8)));
    await adding;
    expect(selectLastAdded(store.getState())).toEqual([
      { key: 'a', quantity: 2 },
      { key: 'b', quantity: 1 },
    ]);
    expect(selectBasketQuantity(store.getState())).toBe(4);
    store.dispatch(basketOpened());
    expect(selectLastAdded(store.getState())).toHaveLength(2);
    store.dispatch(basketOpened([{ key: 'b', quantity: 2 }]));
    expect(selectLastAdded(store.getState())).toEqual([{ key: 'b', quantity: 2 }]);
  });

  it('ST5 counts what is there since a try whose answer was lost as added', async () => {
    const { fetch, next } = manualFetch();
    const store = createOmnisStore({ app: 'storefront', fetch, showSnackbar: () => undefined });
    const listing = store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }));
    (await next()).answer(200, basket(line('a', 1)));
    await listing;
    const add = (key: string) =>
      store.dispatch(
        basketApi.endpoints.basketAdd.initiate({
          body: { item: { productId: 7 } },
          headers: { 'Idempotency-Key': key },
        }),
      );
    const lost = add('first');
    (await next()).answer(504, {});
    await lost;
    (await next()).answer(200, basket(line('a', 2)));
    await vi.waitFor(() => expect(selectBasketQuantity(store.getState())).toBe(2), 15_000);
    const again = add('first');
    (await next()).answer(200, basket(line('a', 2)));
    await again;
    expect(selectLastAdded(store.getState())).toEqual([{ key: 'a', quantity: 1 }]);
    const more = add('second');
    (await next()).answer(200, basket(line('a', 3)));
    await more;
    expect(selectLastAdded(store.getState())).toEqual([{ key: 'a', quantity: 1 }]);
  });
});

const user = {
  id: '1',
  kind: 'staff',
  email: 's@omnis.example',
  firstName: 'Sam',
  lastName: 'Lee',
  avatar: null,
  verified: true,
  signedEula: true,
  twoFactorAuthEnabled: false,
  internal: true,
  permissions: ['orders.view'],
};

describe('session', () => {
  it.each([200, 500])('ST5 is cleared at sign-out, also when the server answers %i', async (status) => {
    const { fetch, next } = manualFetch();
    const onSignedOut = vi.fn<() => void>();
    const store = createOmnisStore({ app: 'atlas', fetch, onSignedOut });
    expect(selectSessionKnown(store.getState())).toBe(false);
    const signingIn = store.dispatch(
      accountsApi.endpoints.accountsLogin.initiate({ body: { email: 's@omnis.example', password: 'x' } }),
    );
    (await next()).answer(200, { user, store: { active: null, all: [] } });
    await signingIn;
    expect(selectUser(store.getState())?.email).toBe('s@omnis.example');
    const signingOut = store.dispatch(accountsApi.endpoints.accountsLogout.initiate());
    (await next()).answer(status, { message: 'x', errors: [], code: '' });
    await signingOut;
    expect(selectUser(store.getState())).toBeNull();
    expect(selectSessionKnown(store.getState())).toBe(true);
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce(), 15_000);
  });
});

const password = 'another battery staple';
const life = accountLifeApi.endpoints;
const safety = accountSafetyApi.endpoints;

/** Calls that answer with the session. */
const answering: [string, (store: OmnisStore) => Promise<unknown>][] = [
  [
    'a recovery code',
    ({ dispatch }) => {
      const body = { email: 'a@b.example', password, recoveryCode: 'x' };
      return dispatch(safety.accountsRecoveryLogin.initiate({ body }));
    },
  ],
  ['a second factor turned off', ({ dispatch }) => dispatch(safety.accountsDisableTwoFactor.initiate())],
  [
    'a second factor turned on',
    ({ dispatch }) =>
      dispatch(safety.accountsConfirmTwoFactor.initiate({ body: { twoFactorAuthCode: '123 456' } })),
  ],
  [
    'a new password',
    ({ dispatch }) => {
      const body = { currentPassword: 'x', password, password_confirmation: password };
      return dispatch(life.accountsChangePassword.initiate({ body }));
    },
  ],
  ['a signature', ({ dispatch }) => dispatch(life.accountsSignEula.initiate({ body: { version: 1 } }))],
  [
    'a new name',
    ({ dispatch }) => dispatch(life.accountsUpdateProfile.initiate({ body: { firstName: 'Sam' } })),
  ],
];

describe('the signed-in person', () => {
  it.each(answering)('ST17 is known at once after %s', async (_what, call) => {
    const session = { user, store: { active: null, all: [] } };
    const store = createOmnisStore({
      app: 'dashboard',
      fetch: async () => Response.json({ ...session, session, recoveryCodes: [] }),
    });
    await call(store);
    expect(selectUser(store.getState())?.email).toBe('s@omnis.example');
  });
});

/** Only what the currency slice looks at; the shop's tests prove the whole. */
const core = { state: { currencies: [{ code: 'EUR' }, { code: 'GBP' }] } } as StoreCore;

describe('signing out', () => {
  it('ST16 drops what only they could read, once the app has left its pages, without asking for it again', async () => {
    const fetch = vi.fn<Fetch>(async () => Response.json({ items: [], total: 0 }));
    let pages: { unsubscribe: () => void } | null = null;
    const store = createOmnisStore({
      app: 'atlas',
      fetch,
      onSignedOut: async () => {
        await Promise.resolve();
        pages?.unsubscribe();
      },
    });
    const reading = store.dispatch(atlasApi.endpoints.atlasStores.initiate());
    pages = reading;
    await reading;
    const cached = () => atlasApi.endpoints.atlasStores.select(undefined)(store.getState()).data;
    expect(cached()).toBeDefined();
    await store.dispatch(accountsApi.endpoints.accountsLogout.initiate());
    await vi.waitFor(() => expect(cached()).toBeUndefined(), 15_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a session that has run out', () => {
  it('ST15 is noticed at any call, and the app is told; a failed sign-in is not that', async () => {
    const { fetch, next } = manualFetch();
    const onUnauthenticated = vi.fn<() => void>();
    const showSnackbar = vi.fn<(message: Snackbar) => void>();
    const store = createOmnisStore({ app: 'atlas', fetch, onUnauthenticated, showSnackbar });
    const refused = { message: 'Sign in', errors: [], code: 'unauthenticated' };
    const signingIn = store.dispatch(
      accountsApi.endpoints.accountsLogin.initiate({ body: { email: 'a@b.example', password: 'x' } }),
    );
    (await next()).answer(401, refused);
    await signingIn;
    await vi.waitFor(() => expect(showSnackbar).toHaveBeenCalledOnce(), 15_000);
    expect(onUnauthenticated).not.toHaveBeenCalled();
    const asking = store.dispatch(accountsApi.endpoints.accountsGet.initiate());
    (await next()).answer(200, { user, store: { active: null, all: [] } });
    await asking;
    const reading = store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }));
    (await next()).answer(401, refused);
    await reading;
    await vi.waitFor(() => expect(onUnauthenticated).toHaveBeenCalledOnce(), 15_000);
    expect(selectSessionKnown(store.getState())).toBe(true);
    expect(selectUser(store.getState())).toBeNull();
    const again = store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'favourites' } }));
    (await next()).answer(401, refused);
    await again;
    expect(onUnauthenticated).toHaveBeenCalledOnce();
    expect(showSnackbar).toHaveBeenCalledOnce();
  });
});

describe('currency', () => {
  it('ST6 is the store’s own unless one that it sells in was chosen', () => {
    const remembered: string[] = [];
    const store = createOmnisStore({ app: 'storefront', rememberCurrency: (code) => remembered.push(code) });
    expect(selectCurrency(store.getState())).toBe('GBP');
    store.dispatch(currencyChosen('JPY'));
    expect(selectCurrency(store.getState())).toBe('JPY');
    seedQueries(store, [{ endpointName: 'storeCoreData', arg: undefined, value: core }]);
    expect(selectCurrencies(store.getState())).toEqual(['EUR', 'GBP']);
    expect(selectCurrency(store.getState())).toBe('EUR');
    store.dispatch(currencyChosen('GBP'));
    expect(selectCurrency(store.getState())).toBe('GBP');
    expect(remembered).toEqual(['JPY', 'GBP']);
  });
});

describe('server rendering', () => {
  afterEach(() => vi.useRealTimers());

  it('ST7 reads what was seeded without a call, and keeps no timer', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn<Fetch>();
    const store = createOmnisStore({ app: 'storefront', fetch });
    seedQueries(store, [{ endpointName: 'storeCoreData', arg: undefined, value: core }]);
    await vi.advanceTimersByTimeAsync(1000);
    const { data } = storeFrontApi.endpoints.storeCoreData.select(undefined)(store.getState());
    expect(data).toEqual(core);
    const read = store.dispatch(storeFrontApi.endpoints.storeCoreData.initiate());
    expect((await read).data).toEqual(core);
    expect(fetch).not.toHaveBeenCalled();
    read.unsubscribe();
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ST8 begins with the state that is given', () => {
    const store = createOmnisStore({
      app: 'storefront',
      preloaded: { currency: { chosen: 'USD', available: null } },
    });
    expect(selectCurrency(store.getState())).toBe('USD');
  });

  it('ST9 shares nothing between two stores', async () => {
    const one = createOmnisStore({ app: 'storefront' });
    seedQueries(one, [{ endpointName: 'storeCoreData', arg: undefined, value: core }]);
    const two = createOmnisStore({ app: 'storefront' });
    expect(storeFrontApi.endpoints.storeCoreData.select(undefined)(two.getState()).data).toBeUndefined();
    expect(selectCurrencies(two.getState())).toEqual([]);
  });
});

describe('snackbars', () => {
  it('ST10 hands messages to the app, but not failures that their form shows', async () => {
    const shown: Snackbar[] = [];
    const { fetch, next } = manualFetch();
    const store = createOmnisStore({
      app: 'atlas',
      fetch,
      showSnackbar: (message) => shown.push(message),
      tellsFailure: (endpoint) => endpoint !== 'accountsLogin',
    });
    const signingIn = store.dispatch(
      accountsApi.endpoints.accountsLogin.initiate({ body: { email: 'a@b.example', password: 'x' } }),
    );
    (await next()).answer(401, { message: 'Wrong', errors: [], code: 'unauthenticated' });
    await signingIn;
    store.dispatch(snackbarRequested({ text: 'Saved', tone: 'success' }));
    await vi.waitFor(() => expect(shown).toEqual([{ text: 'Saved', tone: 'success' }]), 15_000);
  });
});
