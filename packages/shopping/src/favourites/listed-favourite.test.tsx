import { basketApi } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { snackbars } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { ListedFavourite } from './listed-favourite.tsx';

const names = ['fox', 'bear', 'owl'];
let kept: readonly string[];

const basket = () =>
  Response.json({
    items: kept.map((name) => ({
      key: `product:${names.indexOf(name)}`,
      productId: names.indexOf(name),
      productUrl: name,
    })),
  });

/** A shop that keeps favourites: what is taken out is gone, what is put in is there. */
async function serve(address: string, { body }: RequestInit = {}): Promise<Response> {
  const sent = typeof body === 'string' ? body : '';
  if (address.includes('/remove/'))
    kept = kept.filter((name) => !sent.includes(`product:${names.indexOf(name)}"`));
  const added = names.find((name) => sent.includes(`"productUrl":"${name}"`));
  if (added !== undefined) kept = [...kept, added];
  return basket();
}

async function open(withdrawn: readonly string[] = []) {
  kept = names;
  const store = createOmnisStore({ app: 'storefront', fetch: serve });
  await act(async () =>
    store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'favourites' }, query: {} })),
  );
  render(
    <Provider store={store}>
      {names.map((name) => {
        const facts = { urlName: name, name, image: null, currency: 'GBP', price: 1 };
        return <ListedFavourite key={name} product={{ ...facts, withdrawn: withdrawn.includes(name) }} />;
      })}
    </Provider>,
  );
}
const takesOut = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Save ${name} to favourites` }));
  await waitFor(() => expect(kept).not.toContain(name));
  await act(async () => undefined);
};
const said = () => snackbars.getState().items.map(({ text }) => text);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { id } of snackbars.getState().items) snackbars.dismiss(id);
});

it('offers to take back what was taken out last, also while the one before is still said', async () => {
  await open();
  await takesOut('fox');
  await takesOut('bear');
  expect(said()).toEqual(['bear removed from favourites']);
  await act(async () => snackbars.getState().items[0]?.action?.onSelect());
  await waitFor(() => expect(kept).toEqual(['owl', 'bear']));
});

it('offers nothing for what is sold no more: the shop would not take it', async () => {
  await open(['owl']);
  await takesOut('owl');
  expect(snackbars.getState().items).toMatchObject([{ text: 'owl removed from favourites' }]);
  expect(snackbars.getState().items[0]?.action).toBeUndefined();
});
