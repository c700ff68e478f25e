import {
  createOmnisStore,
  notificationReceived,
  notificationRemoved,
  selectNotifications,
} from '@omnis/store';
import { makeNotification } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { SubscriberOfferHost } from './subscriber-offer-host.tsx';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { subdomain: { plugins: { 'email-subscriber-offer': { title: '10% off' } } } } }),
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ mode: 'native' }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const store = createOmnisStore({ app: 'storefront' });
  const router = createMemoryRouter([{ path: '*', element: <SubscriberOfferHost /> }]);
  const show = () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  const offered = () => selectNotifications(store.getState(), 'top-right').map(({ title }) => title);
  return { store, show, offered };
}
async function wait(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
  // The offer's words come with its code, in their own time.
  await act(() => vi.dynamicImportSettled());
}

it('the offer is a notification after 30 s (storefront.md §4)', async () => {
  const { show, offered } = open();
  show();
  await wait(30_299 - performance.now());
  expect(offered()).toEqual([]);
  await wait(1000);
  expect(offered()).toEqual(['10% off']);
});

it('the offer waits until there is no other notification', async () => {
  const { store, show, offered } = open();
  store.dispatch(notificationReceived(makeNotification({ id: 1, title: 'Other' })));
  show();
  await wait(60_000);
  expect(offered()).toEqual(['Other']);
  act(() => void store.dispatch(notificationRemoved(1)));
  await wait(1000);
  expect(offered()).toEqual(['10% off']);
});

it('the offer does not open during a drag, but after its end', async () => {
  const { show, offered } = open();
  show();
  fireEvent.pointerDown(document.body);
  // It is due, and then nothing but the drag keeps it.
  await wait(60_000);
  await wait(1000);
  expect(offered()).toEqual([]);
  fireEvent.pointerUp(document.body);
  await wait(1000);
  expect(offered()).toEqual(['10% off']);
});

it('the offer waits until the last field is left', async () => {
  const { show, offered } = open();
  show();
  render(
    <>
      <input aria-label="First" />
      <input aria-label="Last" />
    </>,
  );
  const focus = (name: string) => act(() => screen.getByRole('textbox', { name }).focus());
  focus('First');
  await wait(60_000);
  focus('Last');
  await wait(60_000);
  expect(offered()).toEqual([]);
  act(() => screen.getByRole('textbox', { name: 'Last' }).blur());
  await wait(1000);
  expect(offered()).toEqual(['10% off']);
});
