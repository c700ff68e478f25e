import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createRoutesStub, data } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import ErrorPage from './error-page.tsx';

const core = {
  pages: [],
  state: { subdomain: { favicon: '/images/icon', logo: '/images/logo', meta: {} }, store: { name: 'Fern' } },
};
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  findCore: () => core,
}));
vi.mock('../shell/search/search-box.tsx', () => ({ SearchBox: () => <form role="search" /> }));
vi.mock('../../../../packages/shopping/src/catalogue/popular.tsx', () => ({ Popular: () => null }));

afterEach(cleanup);

async function open(status: number, options = {}): Promise<void> {
  const themeColors = { light: '#ffffff', dark: null };
  const view = { origin: 'https://fern.example', mode: 'native', options, themeColors, locale: 'en-GB' };
  const Shop = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ view }),
      HydrateFallback: () => null,
      children: [
        {
          path: 'gone',
          loader: () => {
            throw data({ message: 'No' }, { status });
          },
          Component: () => null,
          ErrorBoundary: ErrorPage,
        },
      ],
    },
  ]);
  const store = createOmnisStore({ app: 'storefront', fetch: async () => Response.json({}) });
  render(
    <Provider store={store}>
      <Shop initialEntries={['/gone']} />
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const found = (selector: string, name = 'content'): string | null | undefined =>
  document.querySelector(selector)?.getAttribute(name);

it.each([
  [404, 'We were unable to find this page'],
  [500, 'Oops... Looks like something went wrong loading this page'],
])('the page of an error %i has the head that pages have, and is not indexed', async (status, title) => {
  await open(status);
  expect(document.title).toBe(`${title} – Fern`);
  expect(found('meta[name="robots"]')).toBe('noindex');
  expect(found('meta[name="description"]')).toBe(screen.getByRole('heading').nextSibling?.textContent);
  expect(found('meta[property="og:title"]')).toBe(`${title} – Fern`);
  expect(found('meta[property="og:image"]')).toBe('https://fern.example/images/logo');
  expect(found('meta[name="theme-color"]')).toBe('#ffffff');
  expect(found('link[rel="icon"]', 'href')).toBe('/images/icon?width=32&height=32');
  expect(found('link[rel="manifest"]', 'href')).toBe('/manifest.webmanifest');
  expect(found('link[rel="canonical"]', 'href'), 'it has no address of its own').toBeUndefined();
});

it('looks for what is not found once, in the header where the store has its search there', async () => {
  await open(404);
  expect(screen.getAllByRole('search')).toHaveLength(1);
  cleanup();
  await open(404, { searchBar: true });
  expect(screen.queryByRole('search')).toBeNull();
});
