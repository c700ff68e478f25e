import { createOmnisStore } from '@omnis/store';
import { snackbars } from '@omnis/shop-kit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { CardFavourite, FavouriteButton } from './favourite-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const product = { urlName: 'paper-fox', name: 'Paper Fox', image: null, currency: 'GBP', price: 24 };

const fault = { field: 'item.productUrl', message: 'This field is required' };

// A failed validation in its own words, anything else in the server's or its status's (platform.md §8 Favourites).
it.each([
  [409, { code: 'conflict', message: 'You have too many favourites' }, 'You have too many favourites'],
  [422, { code: 'validation_failed', message: 'Check the form', errors: [fault] }, 'This field is required'],
  [400, {}, 'Api error'],
  [402, {}, '402 Pro upgrade required'],
  [403, {}, '403 Permission denied'],
  [404, {}, '404 Not found'],
  [500, {}, '500 Server error'],
])('a favourite that is refused (%i, %j) says: %s; and the heart goes back', async (status, json, text) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const show = vi.spyOn(snackbars, 'show');
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <FavouriteButton urlName="paper-fox" name="Paper Fox" />
    </Provider>,
  );
  const heart = screen.getByRole('button');
  fireEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  resolve(Response.json(json, { status }));
  await waitFor(() => expect(show).toHaveBeenLastCalledWith({ text, tone: 'error' }));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

it('a card has no heart where favourites are off', () => {
  history.replaceState(null, '', '/?feature-favourites=0');
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <CardFavourite product={{ ...product, colour: 'Navy' }} />
    </Provider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  history.replaceState(null, '', '/');
});

it('a favourite whose server cannot be reached says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const show = vi.spyOn(snackbars, 'show');
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <FavouriteButton urlName="paper-fox" name="Paper Fox" />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button'));
  const text = 'Oops... looks like something went wrong. Please try again.';
  await waitFor(() => expect(show).toHaveBeenLastCalledWith({ text, tone: 'error' }));
});

it('a failure that is no answer of the server has the words that snackbars have for any (platform.md §8)', async () => {
  // The line of RTK Query about what was thrown.
  vi.spyOn(console, 'error').mockReturnValue();
  const say = (): string => {
    throw new Error('The texts did not come');
  };
  const fetch = async (): Promise<Response> => Response.json({}, { status: 500 });
  const show = vi.spyOn(snackbars, 'show');
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch, say })}>
      <FavouriteButton urlName="paper-fox" name="Paper Fox" />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button'));
  const text = 'Oops.. looks like something went wrong';
  await waitFor(() => expect(show).toHaveBeenLastCalledWith({ text, tone: 'error' }));
});

it('a card keeps the colour that it shows', async () => {
  const call = vi.fn<typeof fetch>(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', call);
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <CardFavourite product={{ ...product, colour: 'Navy' }} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(call).toHaveBeenCalled());
  const sent: unknown = await new Response(call.mock.calls[0]?.[1]?.body).json();
  expect(sent).toMatchObject({ name: 'favourites', item: { productUrl: 'paper-fox', productColor: 'Navy' } });
});
