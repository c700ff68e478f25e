import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SoldCards } from './sold-cards.tsx';

afterEach(cleanup);

const card = {
  id: 1,
  urlName: 'wren-card',
  name: 'Wren gift card',
  image: null,
  sizes: ['£10', '£25'],
  available: true,
};

async function show(answer: () => Response, locale = 'en-GB'): Promise<void> {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const element = <SoldCards arg={{ params: { division: 1 }, query: { giftCards: '1', limit: 3 } }} />;
  render(
    <Provider
      store={createOmnisStore({
        app: 'storefront',
        fetch,
        preloaded: { currency: { chosen: 'GBP', available: ['GBP', 'EUR'] } },
      })}
    >
      <LocaleContext value={locale}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </LocaleContext>
    </Provider>,
  );
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
}

const of = (items: readonly object[]) => () => Response.json({ items });

it('shows the gift cards of the store with their values and the way to them', async () => {
  await show(of([card]));
  const sold = within(await screen.findByRole('region', { name: 'Give a gift card' }));
  expect(sold.getByRole('heading', { name: 'Wren gift card' })).toBeDefined();
  const values = within(sold.getByRole('list', { name: 'Values' })).getAllByRole('listitem');
  expect(values.map(({ textContent }) => textContent)).toEqual(['£10', '£25']);
  const buy = sold.getByRole('link', { name: 'Buy Wren gift card' });
  expect(buy.getAttribute('href')).toBe('/product/wren-card/');
});

it('writes the values as the language does, and leaves what is no value', async () => {
  await show(of([{ ...card, sizes: ['£10', '£12.50', 'Any'] }]), 'de-DE');
  const values = within(await screen.findByRole('region')).getByRole('list', { name: 'Werte' });
  const said = within(values).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual(['10\u00a0£', '12,50\u00a0£', 'Any']);
});

it.each([
  ['sells none', of([])],
  ['has none to sell now', of([{ ...card, available: false }])],
  ['did not answer', () => Response.json({ code: 'any', message: 'No', errors: [] }, { status: 500 })],
])('says nothing of them where the store %s', async (_, answer) => {
  await show(answer);
  expect(screen.queryByRole('region')).toBeNull();
});
