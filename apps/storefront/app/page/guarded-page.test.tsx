import type * as Guards from '@omnis/guards';
import { createOmnisStore, sessionEnded } from '@omnis/store';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { CorePage } from '../data/core.ts';
import GuardedPage from './guarded-page.tsx';

/** Where the guards of each page lead. */
const ways = vi.hoisted(() => new Map<string, string>());
const asked = vi.hoisted((): string[] => []);

vi.mock('@omnis/guards', async (original) => ({
  ...(await original<typeof Guards>()),
  runGuards: (_: unknown, { path }: { readonly path: string }): Guards.GuardResult => {
    if (asked.at(-1) !== path) asked.push(path);
    const redirect = ways.get(path);
    return redirect === undefined ? { passed: true } : { passed: false, failed: 'test', redirect };
  },
}));

afterEach(() => {
  cleanup();
  ways.clear();
  asked.length = 0;
});

const page = { published: true, properties: { loginState: 'logged-in' } } as Partial<CorePage> as CorePage;

async function open(path: string) {
  const store = createOmnisStore({ app: 'storefront' });
  store.dispatch(sessionEnded());
  const element = <GuardedPage page={page}>{'Let in'}</GuardedPage>;
  const router = createMemoryRouter(
    [
      { path: '/404/', element: 'Nothing here' },
      { path: '*', element },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(async () => undefined);
  return router;
}

it('a page that is not for a visitor leads on', async () => {
  ways.set('/members/?x=1', '/login/');
  const router = await open('/members/?x=1');
  await vi.waitFor(() => expect(document.body.textContent).toBe('Let in'));
  expect(router.state.location.pathname).toBe('/login/');
});

it('two pages that lead to one another end at /404/ after 100 redirects (storefront.md §9)', async () => {
  ways.set('/a/', '/b/').set('/b/', '/a/');
  const router = await open('/a/');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/404/'), { timeout: 5000 });
  expect(document.body.textContent).toBe('Nothing here');
  expect(asked).toHaveLength(101);
});
