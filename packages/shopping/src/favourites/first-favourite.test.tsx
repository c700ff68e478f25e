import { act, cleanup, render } from '@testing-library/react';
import { createOmnisStore } from '@omnis/store';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FavouriteButton } from './favourite-button.tsx';
import { FavouriteConfettiHost } from './favourite-confetti-host.tsx';

let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const line = (key: string) => ({ key, productId: 1, productUrl: key });

/** Presses a heart, after which the server has these favourites. */
async function keep(...items: string[]) {
  const fetch = async () => Response.json({ items: items.map(line) });
  const store = createOmnisStore({ app: 'storefront', fetch });
  const { getByRole } = render(
    <Provider store={store}>
      <FavouriteConfettiHost />
      <FavouriteButton urlName="tee" name="Tee" />
    </Provider>,
  );
  await act(async () => getByRole('button').click());
  await vi.waitFor(() => expect(getByRole('button').getAttribute('aria-busy')).toBeNull());
}
const pieces = () => document.querySelectorAll('[aria-hidden="true"] > i').length;
/** Number of pieces once they have come, or soon if they do not. */
async function piecesSoon(isPlaying: boolean): Promise<number> {
  if (isPlaying) await vi.waitUntil(() => pieces() > 0);
  else await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  return pieces();
}

describe('SH12 confetti (storefront.md §4 Favourites header icon)', () => {
  it('plays when the first favourite is kept, and once only', async () => {
    await keep('tee');
    expect(await piecesSoon(true)).toBe(40);
    cleanup();
    await keep('tee');
    expect(await piecesSoon(false)).toBe(0);
  });

  it('does not play for another favourite', async () => {
    await keep('tee', 'mug');
    expect(await piecesSoon(false)).toBe(0);
  });

  it('does not play for who asked for less motion', async () => {
    reduced = true;
    await keep('tee');
    expect(await piecesSoon(false)).toBe(0);
  });
});
