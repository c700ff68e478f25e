import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testDivisions } from '../testing/test-divisions.ts';
import { html, openPages } from '../testing/test-pages.ts';
import type { StorefrontContext } from './storefront-context.ts';

const { demo } = testDivisions;
const pages = await openPages();
const { platform, get } = pages;

afterAll(() => platform.close());
afterEach(() => platform.core.cache.clear());

describe('calls of a page', () => {
  const called = async (
    run: (context: StorefrontContext) => Promise<unknown>,
    headers = {},
  ): Promise<unknown> => {
    let outcome: unknown;
    pages.render = async (_request, context) => {
      outcome = await run(context);
      return html('', { headers: { 'cache-control': 'no-store' } });
    };
    await get('/h/', headers);
    return outcome;
  };

  test('answer as the same calls over HTTP, in the visitor’s currency', async () => {
    const input = { params: { division: demo }, query: { limit: 5, colour: ['Black', ''], size: undefined } };
    const answer = await called(({ call }) => call('products.list', input), { cookie: 'currency=USD' });
    const over = await get(`/omnis/v3/division/${demo}/products/?limit=5&colour=Black,`, {
      cookie: 'currency=USD',
    });
    expect(over.json()).toMatchObject({ items: [{ urlName: 'tee', currency: 'USD' }] });
    expect(answer).toEqual({ ok: true, value: over.json(), json: over.body });
  });

  test('share their value frozen, because it goes into the state of every visitor', async () => {
    const answer = await called(({ call }) => call('store.coreData', {}));
    expect(answer).toMatchObject({ ok: true, value: { state: { store: { division: demo } } } });
    const value = (answer as { value: { state: { store: { name: string } } } }).value;
    expect(() => {
      value.state.store.name = 'mine';
    }).toThrow(TypeError);
  });

  test('fail as over HTTP, and reach no other store and nothing personal', async () => {
    expect(
      await called(({ call }) => call('products.get', { params: { division: demo, urlName: 'gone' } })),
    ).toMatchObject({
      ok: false,
      status: 404,
      body: { code: 'not_found' },
    });
    const foreign = { params: { division: testDivisions.other } };
    expect(await called(({ call }) => call('products.list', foreign))).toMatchObject({
      ok: false,
      status: 403,
    });
    expect(await called(({ call }) => call('orders.mine', {}))).toMatchObject({ ok: false, status: 401 });
    expect(
      await called(({ call }) => call('dashboard.orders', { params: { division: demo } })),
    ).toMatchObject({
      ok: false,
    });
    expect(
      await called(({ call }) =>
        call('products.list', { query: { limit: 'many' }, params: { division: demo } }),
      ),
    ).toMatchObject({
      ok: false,
      status: 422,
    });
    await expect(called(({ call }) => call('checkout.place', {}).catch(String))).resolves.toMatch(
      /in process/,
    );
  });
});
