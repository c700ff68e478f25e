import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { snackbars } from '../shell/snackbars.ts';
import { FavouriteButton } from './favourite-button.tsx';

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
