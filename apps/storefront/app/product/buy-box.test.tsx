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
let answer: () => void;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', UnseenObserver);
  const fetch = (url: string): Promise<Response> =>
    new Promise((resolve) => {
      if (url.includes('/addItemToCart/')) answer = () => resolve(Response.json({}, { status: 404 }));
    });
  const element = <BuyBox product={testProduct()} colour="Navy" description={null} descriptionAbove />;
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
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
