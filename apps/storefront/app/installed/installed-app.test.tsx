import { createOmnisStore, selectNeedRefresh } from '@omnis/store';
import type { WorkerNews } from '@omnis/shop-kit';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import InstalledApp from './installed-app.tsx';

const linked = vi.hoisted((): { news: WorkerNews | null } => ({ news: null }));
vi.mock('../../../../packages/shop-kit/src/kit/worker-link.ts', () => ({
  linkWorker: (_: unknown, news: WorkerNews) => {
    linked.news = news;
    return () => undefined;
  },
}));
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ pages: [] }),
}));

afterEach(cleanup);

it('a new worker that waits sets the need-refresh flag, and may take over (storefront.md §4)', () => {
  const store = createOmnisStore({ app: 'storefront' });
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <InstalledApp /> }])} />
    </Provider>,
  );
  expect(selectNeedRefresh(store.getState())).toBe(false);
  const postMessage = vi.fn();
  const worker = Object.assign(new EventTarget(), { state: 'installed', scriptURL: '', postMessage });
  act(() => linked.news?.waiting(worker));
  expect(selectNeedRefresh(store.getState())).toBe(true);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'take-over' }, []);
});

it('the page after a new worker has taken over is loaded anew once it has its place in the history (storefront.md §4)', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<null>();
  const places: string[] = [];
  const router = createMemoryRouter([
    { path: '/next/', loader: () => promise, element: <App /> },
    { path: '*', element: <App /> },
  ]);
  const reload = vi.fn(() => places.push(router.state.location.pathname));
  function App() {
    return <InstalledApp reload={reload} />;
  }
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(() => router.navigate('/before/'));
  act(() => linked.news?.changed());
  await act(() => router.navigate('/before/#part'));
  expect(reload).not.toHaveBeenCalled();
  const going = router.navigate('/next/');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(reload).not.toHaveBeenCalled();
  answer(null);
  await act(() => going);
  expect(places).toEqual(['/next/']);
});
