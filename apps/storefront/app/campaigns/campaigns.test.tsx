import { createOmnisStore, notificationOpened, selectNotifications } from '@omnis/store';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CampaignsHost } from './campaigns-host.tsx';

const id = '0b0f7f2e-7f0a-4f5e-9a55-111111111111';
const core = {
  state: {
    store: { division: 7 },
    subdomain: { division: 7 },
    notifications: [{ id: `campaign-${id}`, title: 'New foxes', template: 'Shove' }],
  },
};
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => core,
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ mode: 'native' }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('storefront.md §3 Notification: one of the store is shown once, and counted when it is shown, opened and followed', async () => {
  const told: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const body = input instanceof Request ? await input.text() : init?.body;
    told.push(typeof body === 'string' ? body : '');
    return Response.json({ message: 'Counted' });
  });
  const store = createOmnisStore({ app: 'storefront', fetch });
  const open = (path: string): void =>
    void render(
      <Provider store={store}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <CampaignsHost /> }], { initialEntries: [path] })}
        />
      </Provider>,
    );
  const shown = () => selectNotifications(store.getState(), 'top-right').map(({ title }) => title);
  open(`/?campaign=${id}`);
  await waitFor(() => expect(shown()).toEqual(['New foxes']));
  act(
    () => void store.dispatch(notificationOpened({ id: `campaign-${id}`, openedAt: '2026-12-01T00:00:00Z' })),
  );
  await waitFor(() =>
    expect(told.toSorted()).toEqual(['clicked', 'opened', 'sent'].map((what) => JSON.stringify({ what }))),
  );
  cleanup();
  open('/');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(told.filter((text) => text.includes('sent'))).toHaveLength(1);
});
