import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import Suggestions from './suggestions.tsx';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { store: { division: 21 } } }),
}));

afterEach(cleanup);

const print = {
  urlName: 'print',
  name: 'Art print',
  image: null,
  price: 26,
  salePrice: null,
  currency: 'GBP',
};
const answer = {
  products: [
    { ...print, priceVaries: true },
    { ...print, urlName: 'mug', name: 'Mug', price: 9.5 },
  ],
  collections: [],
  pages: [],
  terms: [],
  didYouMean: null,
  popular: [],
};

it('leads on to what others look for where nothing is found, by finger and by key, and says both', async () => {
  const unfound = { ...answer, products: [], popular: ['hoodie', 'tote bag'] };
  const store = createOmnisStore({ app: 'storefront', fetch: async () => Response.json(unfound) });
  const links = vi.fn();
  render(
    <Provider store={store}>
      <Suggestions id="s" text="qq" active={-1} onLinks={links} onChoose={vi.fn()} />
    </Provider>,
  );
  const found = await screen.findAllByRole('option');
  expect(found.map((each) => each.getAttribute('href'))).toEqual([
    '/search/?q=hoodie',
    '/search/?q=tote%20bag',
  ]);
  expect(links).toHaveBeenLastCalledWith(['/search/?q=hoodie', '/search/?q=tote%20bag']);
  const said = 'Nothing found for “qq”. 2 suggestions';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
  expect(screen.getByText('Popular searches')).toBeTruthy();
});

it('says “From” before the price of what is sold at several, as cards do', async () => {
  const store = createOmnisStore({ app: 'storefront', fetch: async () => Response.json(answer) });
  const nothing = vi.fn();
  render(
    <Provider store={store}>
      <Suggestions id="s" text="m" active={-1} onLinks={nothing} onChoose={nothing} />
    </Provider>,
  );
  const found = (await screen.findAllByRole('option')).map((each) => each.textContent);
  // After the initials that stand for their pictures.
  expect(found).toEqual(['AArt printFrom £26.00', 'MMug£9.50']);
});

it('names pages after products, with their icons, and the keyboard goes through them', async () => {
  const about = { path: '/about/', title: 'About us', description: 'Who prints here', icon: 'people' };
  const pages = [about, { path: '/sizes/', title: 'Sizes', description: null, icon: 'no such icon' }];
  const [mug] = answer.products;
  const found = { ...answer, products: [mug], pages };
  const store = createOmnisStore({ app: 'storefront', fetch: async () => Response.json(found) });
  const links = vi.fn();
  render(
    <Provider store={store}>
      <Suggestions id="s" text="us" active={1} onLinks={links} onChoose={vi.fn()} />
    </Provider>,
  );
  const chosen = await screen.findByRole('option', { name: /About us/, selected: true });
  expect(chosen.textContent).toBe('About usWho prints here');
  await waitFor(() => expect(chosen.querySelector('svg')?.getAttribute('class')).toContain('users'));
  expect(screen.getByRole('option', { name: 'Sizes' }).querySelector('svg')).not.toBeNull();
  expect(screen.getByText('Pages')).toBeTruthy();
  expect(links).toHaveBeenLastCalledWith(['/product/print/', '/about/', '/sizes/']);
});
