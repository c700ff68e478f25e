import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '@reduxjs/toolkit';
import { accountsApi, api, basketApi, checkoutApi, dashboardApi, isCancelled, type Fetch } from './index.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

/** A store whose calls end in `answer`, and what was sent. */
function setup(
  answer: (sent: Sent, attempt: number) => Response | Promise<Response>,
  say?: (english: string) => string,
) {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init });
    return answer({ url, init }, sent.length);
  };
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { api: { fetch, baseUrl: 'https://shop.example', say } } } }).concat(
        api.middleware,
      ),
  });
  return {
    store,
    sent,
    header: (name: string, index = 0) => new Headers(sent[index]?.init.headers).get(name),
  };
}

const ok = () => Response.json({});
afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('AC5 has the contract’s method and path, the query without blanks, and JSON', async () => {
    const { store, sent, header } = setup(ok);
    await store.dispatch(
      basketApi.endpoints.basketAdd.initiate({
        query: { currency: 'GBP' },
        body: { item: { productUrl: 'tee', productColor: 'Navy' }, name: 'main' },
      }),
    );
    expect(sent[0]?.url).toBe('https://shop.example/omnis/v3/frontend/product/addItemToCart/?currency=GBP');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(sent[0]?.init.body).toBe('{"item":{"productUrl":"tee","productColor":"Navy"},"name":"main"}');
    expect(header('Content-Type')).toBe('application/json');
    expect(header('X-XSRF-TOKEN')).toBeNull();
    await store.dispatch(
      dashboardApi.endpoints.dashboardProducts.initiate({
        params: { division: 3 },
        query: { search: '', page: 2 },
      }),
    );
    expect(sent[1]?.url).toBe('https://shop.example/omnis/v3/dashboard/divisions/3/products/?page=2');
    expect(sent[1]?.init.body).toBeUndefined();
    expect(header('Content-Type', 1)).toBeNull();
  });

  it('AC6 carries the token of the cookie XSRF-TOKEN', async () => {
    vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=to%3Dken; b=2' });
    const { store, header } = setup(ok);
    await store.dispatch(accountsApi.endpoints.accountsGet.initiate());
    expect(header('X-XSRF-TOKEN')).toBe('to=ken');
  });

  it('AC7 sends a form as it is, so that the browser names its boundary', async () => {
    const { store, sent, header } = setup(ok);
    const form = new FormData();
    form.set('file', new Blob(['Handle']), 'products.csv');
    await store.dispatch(
      dashboardApi.endpoints.dashboardCreateImport.initiate({ params: { division: 3 }, body: form }),
    );
    expect(sent[0]?.init.body).toBe(form);
    expect(header('Content-Type')).toBeNull();
  });

  it('AC8 shows the secret of a trusted device at sign-in as a bearer token', async () => {
    const { store, header } = setup(ok);
    await store.dispatch(
      accountsApi.endpoints.accountsLogin.initiate({
        body: { email: 'ada@mail.example', password: 'a password' },
        headers: { Authorization: 'Bearer s3cret' },
      }),
    );
    expect(header('Authorization')).toBe('Bearer s3cret');
  });

  it('AC8 passes headers of a single call on, such as the idempotency key', async () => {
    const { store, header } = setup(ok);
    await store.dispatch(
      checkoutApi.endpoints.checkoutConfirm.initiate({
        headers: { 'Idempotency-Key': 'k1' },
        body: { paymentIntent: 'pi_1' },
      }),
    );
    expect(header('Idempotency-Key')).toBe('k1');
  });
});

describe('an answer', () => {
  it('AC9 of any 2xx is a success, also an empty one', async () => {
    for (const status of [200, 202, 204]) {
      const { store } = setup(() => new Response(null, { status }));
      const result = await store.dispatch(accountsApi.endpoints.accountsLogout.initiate());
      expect(result.error).toBeUndefined();
    }
  });

  it('AC10 outside 2xx is a failure with the default text; a page instead of JSON does not matter', async () => {
    const { store } = setup(() => new Response('<html>', { status: 404 }));
    const result = await store.dispatch(accountsApi.endpoints.accountsGet.initiate());
    expect(result.error).toEqual({ status: 404, data: { message: '404 Not found', errors: [], code: '' } });
  });

  it.each([
    ['only half came', '{"items":[{"key":', true],
    ['is a page', '<html>', true],
    ['is empty though something was asked for', '', true],
    ['is empty after something was done', '', false],
  ])('of 2xx is none when it %s', async (_, text, isRead) => {
    const { store } = setup(() => new Response(text, { status: 200 }));
    const { accountsGet, accountsLogout } = accountsApi.endpoints;
    const { error } = await (isRead
      ? store.dispatch(accountsGet.initiate())
      : store.dispatch(accountsLogout.initiate()));
    if (isRead) expect(error).toMatchObject({ status: 0, data: { code: 'network_error' } });
    else expect(error).toBeUndefined();
  });

  it('that takes more than half a minute is given up, a file’s after five', async () => {
    vi.useFakeTimers();
    try {
      const { store } = setup(
        ({ init }) =>
          new Promise((_resolve, reject) => {
            init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
          }),
      );
      const after = async (call: Promise<{ error?: unknown }>, milliseconds: number): Promise<unknown> => {
        let error: unknown = 'waiting';
        void call.then((result) => {
          error = result.error;
        });
        await vi.advanceTimersByTimeAsync(milliseconds);
        return error;
      };
      const read = store.dispatch(accountsApi.endpoints.accountsGet.initiate());
      expect(await after(read, 29_000)).toBe('waiting');
      expect(await after(read, 2000)).toMatchObject({ status: 0, data: { code: 'network_error' } });
      const sent = store.dispatch(
        dashboardApi.endpoints.dashboardCreateImport.initiate({
          params: { division: 3 },
          body: new FormData(),
        }),
      );
      expect(await after(sent, 299_000)).toBe('waiting');
      expect(await after(sent, 2000)).toMatchObject({ status: 0 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('AC11 that never comes has status 0', async () => {
    const { store } = setup(() => Promise.reject(new TypeError('Failed to fetch')));
    const result = await store.dispatch(accountsApi.endpoints.accountsGet.initiate());
    expect(result.error).toMatchObject({ status: 0, data: { code: 'network_error' } });
  });

  it('AC28 that fails without the server’s words fails in the language of the store', async () => {
    const german: Readonly<Record<string, string>> = {
      'Oops... looks like something went wrong. Please try again.': 'Keine Verbindung',
      '404 Not found': 'Nicht gefunden',
    };
    const say = (english: string): string => german[english] ?? english;
    const messageOf = async (answer: () => Response | Promise<Response>): Promise<unknown> => {
      const { store } = setup(answer, say);
      return (await store.dispatch(accountsApi.endpoints.accountsGet.initiate())).error;
    };
    expect(await messageOf(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      data: { message: 'Keine Verbindung' },
    });
    expect(await messageOf(() => new Response('', { status: 404 }))).toMatchObject({
      data: { message: 'Nicht gefunden' },
    });
    expect(await messageOf(() => Response.json({ message: 'Zu spät' }, { status: 409 }))).toMatchObject({
      data: { message: 'Zu spät' },
    });
  });

  it('AC12 of a cancelled call is cancelled', async () => {
    const { store } = setup(
      ({ init }) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const call = store.dispatch(accountsApi.endpoints.accountsGet.initiate());
    await Promise.resolve();
    call.abort();
    const result = await call;
    expect(result.data).toBeUndefined();
    // An aborted thunk ends as the toolkit ends it; what the base query says of it is the same nothing.
    expect(isCancelled(result.error) || result.isError).toBe(true);
  });
});

describe('an outdated XSRF token', () => {
  const stale = () =>
    Response.json({ message: 'x', errors: [], code: 'invalid_xsrf_token' }, { status: 403 });

  it('AC13 is renewed once, and the call made again', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' });
    const { store, sent } = setup(({ url, init }) => {
      if (url.endsWith('/secure/get/')) {
        document.cookie = 'XSRF-TOKEN=new';
        return ok();
      }
      return new Headers(init.headers).get('X-XSRF-TOKEN') === 'new' ? ok() : stale();
    });
    const result = await store.dispatch(accountsApi.endpoints.accountsLogout.initiate());
    expect(result.error).toBeUndefined();
    expect(sent).toHaveLength(3);
  });

  it('AC14 that cannot be renewed fails, without trying for ever', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' });
    const { store, sent } = setup(stale);
    const result = await store.dispatch(accountsApi.endpoints.accountsLogout.initiate());
    expect(result.error).toMatchObject({ status: 403 });
    expect(sent).toHaveLength(2);
  });
});

describe('an answer that is looked at', () => {
  const setupLooked = (json: unknown) => {
    const seen: [string, unknown][] = [];
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (defaults) =>
        defaults({
          thunk: {
            extraArgument: {
              api: {
                fetch: async () => Response.json(json),
                baseUrl: 'https://shop.example',
                accepts: async (endpoint: string, answer: unknown) => {
                  seen.push([endpoint, answer]);
                  return typeof answer === 'object' && answer !== null && 'items' in answer;
                },
              },
            },
          },
        }).concat(api.middleware),
    });
    return { store, seen };
  };

  it('AC29 is none when it is not whole, as where the network has failed', async () => {
    const { store, seen } = setupLooked({});
    const { error } = await store.dispatch(
      basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }),
    );
    expect(error).toMatchObject({ status: 0, data: { code: 'network_error' } });
    expect(seen).toEqual([['basketList', {}]]);
  });

  it('AC29 is given on when it is', async () => {
    const { store } = setupLooked({ items: [] });
    const { data } = await store.dispatch(
      basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }),
    );
    expect(data).toEqual({ items: [] });
  });
});

describe('a call whose server process has ended', () => {
  const lost = () => new Response('', { status: 502 });
  const login = accountsApi.endpoints.accountsLogin.initiate({
    body: { email: 'a@b.example', password: 'x' },
  });
  const add = { item: { productUrl: 'tee', productColor: 'Navy' } };

  it('AC30 is made again when it can do no harm', async () => {
    const { store, sent } = setup((_, attempt) => (attempt === 1 ? lost() : ok()));
    expect((await store.dispatch(login)).error).toBeUndefined();
    expect(sent).toHaveLength(2);
  });

  it('AC30 is made again once at most', async () => {
    const { store, sent } = setup(lost);
    expect((await store.dispatch(login)).error).toMatchObject({ status: 502 });
    expect(sent).toHaveLength(2);
  });

  it('AC30 is made again with its idempotency key, and not without one where it would count twice', async () => {
    const headers = { 'Idempotency-Key': 'basket-12345' };
    const keyed = setup((_, attempt) => (attempt === 1 ? lost() : ok()));
    await keyed.store.dispatch(basketApi.endpoints.basketAdd.initiate({ body: add, headers }));
    expect([0, 1].map((index) => keyed.header('Idempotency-Key', index))).toEqual([
      'basket-12345',
      'basket-12345',
    ]);
    const bare = setup(lost);
    await bare.store.dispatch(basketApi.endpoints.basketAdd.initiate({ body: add }));
    expect(bare.sent).toHaveLength(1);
  });

  it('AC30 is not made again when Omnis itself has answered 502', async () => {
    const own = { message: 'The image cannot be fetched', errors: [], code: 'fetch_failed' };
    const { store, sent } = setup(() => Response.json(own, { status: 502 }));
    await store.dispatch(login);
    expect(sent).toHaveLength(1);
  });
});
