import type { Fetch } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { snackbars } from '@omnis/shop-kit';
import type * as Core from '@omnis/shop-kit/core';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddToBasket } from '../product/use-add-to-basket.ts';
import { HeldAddsHost } from './held-adds-host.tsx';
import { holdAdd, readHeldAdds } from './held-adds.ts';

const division = 12;
const core = { state: { store: { division } } };
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  findCore: () => core,
  useCore: () => core,
}));

let isOnline: boolean;
/** Keys of the additions that the server has had. */
let had: string[];
/** Answers of the server, the last one for all that follow; null: its answer is lost. */
let answers: ({ readonly status: number; readonly body: object } | null)[];

const done = { status: 200, body: { items: [] } };
const fetch: Fetch = async (url, init) => {
  if (!url.includes('/addItemToCart/')) return Response.json({ items: [] });
  if (!isOnline) throw new TypeError('Failed to fetch');
  had.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (!answer) throw new TypeError('Failed to fetch');
  return Response.json(answer.body, { status: answer.status });
};

beforeEach(() => {
  localStorage.clear();
  isOnline = false;
  had = [];
  answers = [done];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  for (const { id } of snackbars.getState().items) snackbars.dismiss(id);
  vi.restoreAllMocks();
});

const choice = { productId: 1, colour: 'Navy', size: 'M', quantity: 1 };
const said = () => snackbars.getState().items.map(({ text }) => text);
function press() {
  const store = createOmnisStore({ app: 'storefront', fetch });
  const { result } = renderHook(() => useAddToBasket(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return (now = false) => act(() => result.current.add(choice, now));
}
/** A page that is loaded, as after a reload. */
const load = () =>
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <HeldAddsHost />
    </Provider>,
  );
const comesOnline = () =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
  });

it('SH14 an item added offline is kept with its key, and says that the shopper is offline', async () => {
  const add = press();
  expect(await add()).toBeNull();
  expect(await add()).toBeNull();
  const held = readHeldAdds(division);
  expect(held.map((one) => one.choice)).toEqual([choice, choice]);
  // Two presses are two items.
  expect(new Set(held.map(({ key }) => key)).size).toBe(2);
  expect(said()).toEqual(['You’re offline. We’ll add this to your basket when you’re back online.']);
});

it('SH14 what is bought at once does not wait offline', async () => {
  expect((await press()(true))?.text).toBe(
    'You’re offline, so nothing was added. Try again when you’re back online.',
  );
  expect(readHeldAdds(division)).toEqual([]);
});

it('SH14 what waited is added after a reload once the connection is back, under the key of its first try', async () => {
  await press()();
  const [{ key } = { key: '' }] = readHeldAdds(division);
  cleanup();
  load();
  expect(had).toEqual([]);
  await comesOnline();
  await vi.waitFor(() => expect(said()).toContain('You’re back online. 1 item was added to your basket.'));
  expect(had).toEqual([key]);
  expect(readHeldAdds(division)).toEqual([]);
});

it('SH14 one whose answer is lost waits on with its key, so that it is added once', async () => {
  holdAdd(division, { key: 'k', currency: 'GBP', choice });
  answers = [null, null, done];
  load();
  await comesOnline();
  await vi.waitFor(() => expect(had).toEqual(['k', 'k']));
  expect(readHeldAdds(division)).toHaveLength(1);
  await comesOnline();
  await vi.waitFor(() => expect(readHeldAdds(division)).toEqual([]));
  expect(had).toEqual(['k', 'k', 'k']);
});

it('SH14 one that the shop refuses is said, and keeps no other from being added', async () => {
  holdAdd(division, { key: 'a', currency: 'GBP', choice });
  holdAdd(division, { key: 'b', currency: 'GBP', choice });
  const message = 'Sold out';
  answers = [{ status: 409, body: { code: 'sold_out', message, errors: [] } }, done];
  isOnline = true;
  load();
  await vi.waitFor(() => expect(said()).toHaveLength(2));
  expect(said()).toEqual(['You’re back online. 1 item was added to your basket.', message]);
  expect(readHeldAdds(division)).toEqual([]);
});

it('SH14 what storage holds is read only as additions are written', () => {
  const good = { key: 'k', currency: 'GBP', choice };
  const bad = [null, 'x', { ...good, key: 1 }, { ...good, choice: { ...choice, quantity: '1' } }];
  localStorage.setItem(`omnis.heldAdds.${division}`, JSON.stringify([...bad, good]));
  expect(readHeldAdds(division)).toEqual([good]);
});
