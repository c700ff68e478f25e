import type * as Guards from '@omnis/guards';
import { pageSchema } from '@omnis/models';
import { createOmnisStore, sessionEnded } from '@omnis/store';
import type { CorePage } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
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

const pageFor = (loginState: string): CorePage =>
  ({ published: true, properties: { loginState } }) as Partial<CorePage> as CorePage;
const page = pageFor('logged-in');

const arg = { params: { division: 21, id: 4 } };
const content = pageSchema.parse({ id: 4 });

/** Opens an address in a shop whose server answers the page's content like this. */
async function open(path: string, answer = () => Response.json(content), shown = page) {
  const nobody = { message: 'Sign in', code: 'unauthenticated', errors: [] };
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (url) => (url.includes('/pages/') ? answer() : Response.json(nobody, { status: 401 })),
  });
  store.dispatch(sessionEnded());
  const element = (
    <GuardedPage page={shown} arg={arg}>
      {'Let in'}
    </GuardedPage>
  );
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

it('a page for the team is shown to who has come from the dashboard, once the server knows them', async () => {
  ways.set('/team/', '/login/');
  const nobody = { message: 'Sign in', code: 'unauthenticated', errors: [] };
  document.cookie = 'omnis-team=1';
  const forTeam = pageFor('dashboard-access');
  const router = await open('/team/', undefined, forTeam);
  await vi.waitFor(() => expect(document.body.textContent).toBe('Let in'));
  expect(router.state.location.pathname).toBe('/team/');
  cleanup();
  const late = await open('/team/', () => Response.json(nobody, { status: 401 }), forTeam);
  await vi.waitFor(() => expect(late.state.location.pathname).toBe('/login/'));
  cleanup();
  document.cookie = 'omnis-team=; Max-Age=0';
  const stranger = await open('/team/', undefined, forTeam);
  await vi.waitFor(() => expect(stranger.state.location.pathname).toBe('/login/'));
});

it.each([403, 404])(
  'content that the server keeps back (%i) leads to /404/ (storefront.md §8 Page fetch)',
  async (status) => {
    const no = { message: 'No', code: 'forbidden', errors: [] };
    const router = await open('/dash/', () => Response.json(no, { status }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/404/'));
    expect(document.body.textContent).toBe('Nothing here');
  },
);

it('content that fails says so, and is asked for again', async () => {
  let failing = true;
  const router = await open('/dash/', () =>
    failing
      ? Response.json({ message: '500', code: 'server_error', errors: [] }, { status: 500 })
      : Response.json(content),
  );
  await screen.findByText('Oops... Looks like something went wrong loading this page');
  expect(router.state.location.pathname).toBe('/dash/');
  failing = false;
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Let in');
});
