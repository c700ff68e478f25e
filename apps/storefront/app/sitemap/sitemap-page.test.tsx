import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SitemapPage } from './sitemap-page.tsx';

afterEach(cleanup);

const link = (text: string) => ({ text, href: `/${text.toLowerCase()}/` });
const help = {
  kind: 'help',
  title: 'Help',
  count: 3,
  links: [link('Contact')],
  groups: [{ title: 'Delivery', href: '/help/group/delivery/', links: [link('When')] }],
};
const products = {
  kind: 'products',
  title: 'Products',
  count: 260,
  links: [],
  groups: [{ title: 'A', href: null, links: [link('Apron')] }],
};

async function show(sections: readonly object[]): Promise<void> {
  const fetch = async (): Promise<Response> => Response.json({ sections, page: 1, pages: 2 });
  const element = <SitemapPage arg={{ query: { page: 1 } }} />;
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

it('says what is on the page and how much of it, and leads there', async () => {
  await show([help, products]);
  const kinds = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(kinds.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Help 3', '#help'],
    ['Products 260', '#products'],
  ]);
  expect(screen.getByRole('region', { name: 'Products' }).id).toBe('products');
});

it('has groups below their headings, which lead to the page about them where there is one', async () => {
  await show([help, products]);
  const delivery = within(screen.getByRole('heading', { level: 3, name: 'Delivery' }));
  expect(delivery.getByRole('link').getAttribute('href')).toBe('/help/group/delivery/');
  expect(within(screen.getByRole('heading', { level: 3, name: 'A' })).queryByRole('link')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'A' })).getByRole('link').textContent).toBe('Apron');
});

it('has no list of parts where there is one alone', async () => {
  await show([products]);
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});
