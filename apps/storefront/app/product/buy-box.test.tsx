import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Core from '../data/core.ts';
import type * as View from '../data/view.ts';
import { BuyBox } from './buy-box.tsx';
import { testProduct } from './product.fixture.ts';
import { UnseenObserver } from './unseen.fixture.ts';

vi.mock('../data/core.ts', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { store: { country: 'GB', companyName: '' } } }),
}));
vi.mock('../data/view.ts', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ options: { quantityVisible: false } }),
}));

/** Lets the basket answer the call that waits. */
let answer: (status?: number) => void;
/** What was asked of it last. */
let sent: unknown;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', UnseenObserver);
  const fetch = (url: string, { body }: RequestInit): Promise<Response> =>
    new Promise((resolve) => {
      if (!url.includes('/addItemToCart/')) return;
      sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      answer = (status = 404) => resolve(Response.json({}, { status }));
    });
  const element = <BuyBox product={testProduct()} colour="Navy" description={null} descriptionAbove />;
  router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: null },
  ]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <RouterProvider router={router} />
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a product that cannot be added says so at each press, and not while it is tried again', async () => {
  const gone = 'Oops... Looks like this product is no longer available';
  const [add] = screen.getAllByRole('button', { name: 'Add to basket' });
  if (!add) throw new Error('No button');
  fireEvent.click(screen.getByRole('radio', { name: 'M' }));
  for (let press = 1; press <= 2; press += 1) {
    fireEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() =>
      expect(add.getAttribute('aria-busy') ?? add.getAttribute('aria-disabled')).not.toBeNull(),
    );
    answer();
    expect((await screen.findByRole('alert')).textContent).toBe(gone);
  }
});

it('what is bought at once is no part of the basket, and leads to a checkout of its own', async () => {
  const now = screen.getByRole('button', { name: 'Buy it now' });
  fireEvent.click(screen.getByRole('radio', { name: 'M' }));
  fireEvent.click(now);
  await waitFor(() => expect(sent).toMatchObject({ name: 'now', item: { productSize: 'M', quantity: 1 } }));
  answer(200);
  await waitFor(() => expect(router.state.location.search).toBe('?express=true&now=true'));
  expect(router.state.location.pathname).toBe('/checkout/');
});
