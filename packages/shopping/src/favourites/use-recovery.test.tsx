import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { FavouritesPage } from './favourites-page.tsx';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ mode: 'live' }),
}));
vi.mock('../page/block-environment.tsx', () => ({ useCardEnvironment: () => ({}) }));
vi.mock('../catalogue/popular.tsx', () => ({ Popular: () => null }));

afterEach(cleanup);

const refusal = (status: number): Response =>
  Response.json({ code: 'any', message: 'No', errors: [] }, { status });
const list = { items: [], currency: 'GBP' };

/** Opens a mailed link whose first call is answered so; the next one works. */
function open(first: () => Promise<Response>) {
  const recovered = vi.fn<() => Promise<Response>>(async () => Response.json(list));
  recovered.mockImplementationOnce(first);
  const fetch = async (url: string): Promise<Response> => {
    if (url.includes('/favourites/recover/')) return recovered();
    return url.includes('/basket/') ? Response.json(list) : refusal(401);
  };
  const router = createMemoryRouter([{ path: '/favourites/', element: <FavouritesPage /> }], {
    initialEntries: ['/favourites/?br=link'],
  });
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { recovered, query: () => router.state.location.search };
}

it.each([
  ['a server that fails', async () => refusal(503)],
  ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a mailed link outlives %s, and is tried again', async (_what, first) => {
  const { recovered, query } = open(first);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(query()).toBe('?br=link');
  fireEvent.click(again);
  await waitFor(() => expect(query()).toBe(''));
  expect(recovered).toHaveBeenCalledTimes(2);
});

it('a mailed link is waited for, and one that is unknown is let go', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { recovered, query } = open(() => promise);
  await waitFor(() => expect(recovered).toHaveBeenCalledOnce());
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  resolve(refusal(404));
  await screen.findByRole('heading', { level: 2 });
  expect(query()).toBe('');
});
