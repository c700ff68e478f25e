import { basketApi } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { CountBadge } from '@omnis/shop-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { BottomBar } from './bottom-bar.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function links(
  path: string,
  store = createOmnisStore({ app: 'storefront' }),
): (readonly [name: string | null, href: string | null, current: string | null])[] {
  const router = createMemoryRouter([{ path: '*', element: <BottomBar /> }], { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  // The screen of the tests is no phone's.
  return within(screen.getByLabelText('Shortcuts'))
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')] as const);
}

describe('the bar at the foot of a phone’s screen', () => {
  it('leads where shoppers go most', () => {
    expect(links('/about/')).toEqual([
      ['Home', '/', null],
      ['Search', '/search/', null],
      ['Basket', '/basket/', null],
      ['Sign in', '/login/', null],
    ]);
  });

  it('leads to favourites once there are some, unless they are off', () => {
    const store = createOmnisStore({ app: 'storefront', fetch: () => new Promise(() => undefined) });
    const body = { item: { productId: 7 }, name: 'favourites' as const };
    void store.dispatch(basketApi.endpoints.basketAdd.initiate({ body }));
    expect(links('/about/', store).map(([, href]) => href)).toContain('/favourites/');
    cleanup();
    history.replaceState(null, '', '/?feature-favourites=0');
    expect(links('/about/', store).map(([, href]) => href)).not.toContain('/favourites/');
  });

  it('says how many things are in the basket, to eyes as to ears', async () => {
    const items = [{ key: 'a', quantity: 3 }];
    const store = createOmnisStore({ app: 'storefront', fetch: async () => Response.json({ items }) });
    await store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }));
    expect(links('/about/', store).map(([name]) => name)).toContain('Basket 3');
    expect(screen.getByLabelText('Basket, 3 items')).toBeDefined();
  });

  it.each([
    ['/', 'Home'],
    ['/search', 'Search'],
    ['/search/?q=fox', 'Search'],
  ])('says that %s is %s', (path, current) => {
    expect(links(path).flatMap(([name, , is]) => (is === 'page' ? [name] : []))).toEqual([current]);
  });
});

describe('the number at the basket', () => {
  it.each([
    [0, ''],
    [7, '7'],
    [99, '99'],
    [100, '99+'],
  ])('of %i things is %j', (count, text) => {
    expect(render(<CountBadge count={count} />).container.textContent).toBe(text);
  });
});
