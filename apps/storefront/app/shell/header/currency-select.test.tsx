import { useBasketListQuery, useProductsGetQuery } from '@omnis/api-client';
import { createOmnisStore, selectCurrency, useAppSelector } from '@omnis/store';
import { cookieValue, snackbars } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CurrencySelect } from './currency-select.tsx';

/** Which calls fail, by their address. */
let failing: (url: URL) => boolean;
const answer = vi.fn(async (address: string) => {
  const url = new URL(address, location.origin);
  const body = url.pathname.includes('/basket/')
    ? { items: [], currency: url.searchParams.get('currency') }
    : { urlName: 'mug', price: url.searchParams.get('currency') };
  return failing(url) ? Response.json({ message: '500 Server error' }, { status: 500 }) : Response.json(body);
});
const said = vi.spyOn(snackbars, 'show').mockImplementation(() => undefined);

/** A product's page: its price, the basket, and a row that has never come. */
function Page() {
  const currency = useAppSelector(selectCurrency);
  const { data } = useProductsGetQuery({ params: { division: 21, urlName: 'mug' }, query: { currency } });
  useBasketListQuery({ params: { name: 'main' }, query: { currency } });
  const [isLate, setLate] = useState(false);
  useEffect(() => setLate(true), []);
  useProductsGetQuery({ params: { division: 21, urlName: 'lost' }, query: { currency } }, { skip: !isLate });
  return <p>{String(data?.price)}</p>;
}

async function open() {
  const store = createOmnisStore({
    app: 'storefront',
    fetch: answer,
    preloaded: { currency: { chosen: 'GBP', available: ['GBP', 'USD', 'EUR'] } },
  });
  render(
    <Provider store={store}>
      <CurrencySelect />
      <Page />
    </Provider>,
  );
  await screen.findByText('GBP');
  return store;
}
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
const choose = (value: string) => act(async () => void fireEvent.change(select(), { target: { value } }));
const kept = () => cookieValue(document.cookie, 'currency');
const isLost = (url: URL) => url.pathname.includes('/lost/');

beforeEach(() => {
  failing = isLost;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.cookie = 'currency=; Path=/; Max-Age=0';
});

test('prices come in the currency that is chosen; what failed before does not stand in the way', async () => {
  await open();
  await choose('USD');
  await screen.findByText('USD');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect([select().value, kept(), said.mock.calls]).toEqual(['USD', 'USD', []]);
});

test('prices that do not come leave selector and cookie in the old currency, say so, and can be asked for again', async () => {
  const store = await open();
  failing = () => true;
  await choose('USD');
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said).toHaveBeenCalledWith({
    text: 'We couldn’t load prices in USD. Please try again.',
    code: 'prices',
    tone: 'error',
  });
  expect([select().value, kept(), selectCurrency(store.getState())]).toEqual(['GBP', 'GBP', 'GBP']);
  expect(screen.getByText('GBP')).toBeTruthy();
  failing = isLost;
  await choose('USD');
  await screen.findByText('USD');
  expect([select().value, kept()]).toEqual(['USD', 'USD']);
  expect(said).toHaveBeenCalledOnce();
});

test('one of two choices in a row that fail leads back to the prices that are shown', async () => {
  await open();
  failing = (url) => url.searchParams.get('currency') !== 'GBP';
  fireEvent.change(select(), { target: { value: 'USD' } });
  await choose('EUR');
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect([select().value, kept()]).toEqual(['GBP', 'GBP']);
  expect(screen.getByText('GBP')).toBeTruthy();
});
