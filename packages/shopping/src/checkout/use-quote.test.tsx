import { createOmnisStore } from '@omnis/store';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useQuote, type QuoteWish } from './use-quote.ts';

/** Which ways go where, the server's own choice first. */
const ways: Readonly<Record<string, readonly string[]>> = {
  GB: ['standard', 'express'],
  FR: ['europe', 'courier'],
};
let asked: unknown[];
let isDown: boolean;

async function serve(_address: string, { body }: RequestInit): Promise<Response> {
  const wish: Partial<Record<string, string>> = typeof body === 'string' ? JSON.parse(body) : {};
  asked.push(wish);
  if (isDown) return Response.json({ message: 'Down', code: 'internal', errors: [] }, { status: 503 });
  const methods = ways[wish['country'] ?? ''] ?? [];
  const wanted = methods.find((code) => code === wish['shippingMethod']);
  return Response.json({
    shippingMethods: methods.map((code) => ({ code })),
    shippingMethod: wanted ?? methods[0] ?? null,
    countries: Object.keys(ways),
    totals: { currency: 'GBP' },
  });
}

/** As the checkout does: the server's choice stands until the shopper makes one of those that there are. */
function useWays(place: Pick<QuoteWish, 'country' | 'zip'>) {
  const [method, choose] = useState('');
  const { quote, ...state } = useQuote({ ...place, method, currency: 'GBP' });
  const isOffered = quote?.shippingMethods.some(({ code }) => code === method) ?? true;
  const proposed = quote?.shippingMethod ?? '';
  useEffect(() => {
    if ((method === '' || !isOffered) && method !== proposed) choose(proposed);
  }, [method, isOffered, proposed]);
  return { ...state, quote, method, choose, proposed };
}

beforeEach(() => {
  asked = [];
  isDown = false;
});
afterEach(cleanup);

async function open() {
  const store = createOmnisStore({ app: 'storefront', fetch: serve });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const hook = renderHook(useWays, { wrapper, initialProps: { country: 'GB', zip: '' } });
  await waitFor(() => expect(hook.result.current.method).toBe('standard'));
  return hook;
}
const quiet = () => act(async () => new Promise((resolve) => setTimeout(resolve, 600)));
const base = { country: 'GB', zip: '', currency: 'GBP' };

it('SH10 a checkout that is opened asks once what it costs', async () => {
  await open();
  await quiet();
  expect(asked).toEqual([base]);
});

it('asks once more for a way that is chosen, and for none that is known', async () => {
  const { result } = await open();
  await act(async () => result.current.choose('express'));
  await waitFor(() => expect(result.current.proposed).toBe('express'));
  await act(async () => result.current.choose('standard'));
  await waitFor(() => expect(result.current.proposed).toBe('standard'));
  expect(asked).toEqual([base, { ...base, shippingMethod: 'express' }]);
});

it('asks once about an address of another country, whose own way stands then', async () => {
  const { result, rerender } = await open();
  rerender({ country: 'FR', zip: '75001' });
  await waitFor(() => expect(result.current.method).toBe('europe'));
  await quiet();
  expect(asked).toEqual([base, { country: 'FR', zip: '75001', currency: 'GBP' }]);
});

it('asks about a postcode once it is typed', async () => {
  const { rerender } = await open();
  for (const zip of ['L', 'LS1', 'LS1 4AP']) rerender({ country: 'GB', zip });
  await quiet();
  expect(asked).toEqual([base, { ...base, zip: 'LS1 4AP' }]);
});

it('says so when it fails for another country, without the ways of the one before', async () => {
  const { result, rerender } = await open();
  isDown = true;
  rerender({ country: 'FR', zip: '' });
  await waitFor(() => expect(result.current.quoteFailed).toBe(true));
  expect(result.current.quote).toBeUndefined();
  expect(result.current.countries).toEqual(['GB', 'FR']);
  isDown = false;
  await act(async () => result.current.quoteAgain());
  await waitFor(() => expect(result.current.method).toBe('europe'));
  expect(result.current.quoteFailed).toBe(false);
});

it('keeps what it said of the country when it fails for another way there, until it is asked again', async () => {
  const { result } = await open();
  const { quotedAt } = result.current;
  isDown = true;
  await act(async () => result.current.choose('express'));
  await waitFor(() => expect(result.current.quoteFailed).toBe(true));
  expect(result.current.quote?.shippingMethods.map(({ code }) => code)).toEqual(['standard', 'express']);
  expect(result.current).toMatchObject({ method: 'express', quotedAt });
  isDown = false;
  await act(async () => result.current.quoteAgain());
  await waitFor(() => expect(result.current.proposed).toBe('express'));
  expect(result.current).toMatchObject({ method: 'express', quoteFailed: false });
});
