import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { snackbars } from '../shell/snackbars.ts';
import { CardFavourite, FavouriteButton } from './favourite-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a favourite that is refused shows the error’s message, and the heart goes back', async () => {
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
  const body = JSON.stringify({ code: 'conflict', message: 'You have too many favourites', requestId: 'r' });
  resolve(new Response(body, { status: 409, headers: { 'content-type': 'application/json' } }));
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({ text: 'You have too many favourites', tone: 'error' }),
  );
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

it('a card keeps the colour that it shows', async () => {
  const call = vi.fn<typeof fetch>(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', call);
  const product = { urlName: 'paper-fox', name: 'Paper Fox', image: null, currency: 'GBP', price: 24 };
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
