import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { GoesWith } from './goes-with.tsx';

vi.mock(import('@omnis/shop-kit/core'), async (load) => {
  const core = await load();
  // Safe: of the whole store, the call needs the division's number alone, which is given beside it.
  return { ...core, divisionOf: () => 1, useCore: () => ({}) as ReturnType<typeof core.useCore> };
});

const card = (id: number, rest: object = {}) => ({
  id,
  urlName: `tee-${id}`,
  name: `Tee ${id}`,
  image: null,
  currency: 'GBP',
  price: 24,
  salePrice: null,
  available: true,
  ...rest,
});

function show(status: number, body: unknown): void {
  const answer = async (): Promise<Response> =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', vi.fn(answer));
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <GoesWith urlName="fox" except={new Set([2])} />
    </Provider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows three of what goes with a thing, without what is sold out or in the basket', async () => {
  const sale = { salePrice: 18, priceVaries: true };
  show(200, { related: [card(1, sale), card(2), card(3, { available: false }), card(4), card(5), card(6)] });
  const region = await screen.findByRole('region', { name: 'You may also like' });
  expect(
    [...region.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    // After the initials that stand for their pictures.
    ['/product/tee-1/', 'TTee 1Now From £18.00'],
    ['/product/tee-4/', 'TTee 4£24.00'],
    ['/product/tee-5/', 'TTee 5£24.00'],
  ]);
});

it('says nothing where it cannot be had', async () => {
  show(500, { message: 'No', errors: [], code: '' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.body.textContent).toBe('');
});
