import { createOmnisStore } from '@omnis/store';
import { SnackbarProvider } from '@omnis/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { account } from '../../../../vitest.guards.ts';
import { routes } from '../app/router.tsx';
import { snackbars } from '../app/store.ts';
import { activeStore as active } from '../testing/active-store.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await import('./page-editor-route.tsx');
}, 60_000);
afterEach(cleanup);

/** Opens a page in the editor, whose fetching is answered so. */
function open(status: number, json: object): void {
  const store = createOmnisStore({
    app: 'dashboard',
    fetch: async (url) =>
      url.includes('/pages/4/')
        ? Response.json(json, { status })
        : Response.json(
            url.endsWith('/secure/get/') ? { user: account('owner'), store: { active, all: [active] } } : {},
          ),
  });
  const router = createMemoryRouter(routes(store), { initialEntries: ['/dashboard/pages/4/'] });
  render(
    <Provider store={store}>
      <SnackbarProvider store={snackbars}>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </Provider>,
  );
}

const foreign = "Oops... Looks like you're trying to access a page from another store";

it.each([
  [403, { message: foreign, errors: [], code: 'forbidden' }, foreign],
  [
    500,
    { message: '500 Server error', errors: [], code: 'server_error' },
    'Server error encountered fetching page',
  ],
  [503, {}, 'Server error encountered fetching page'],
])('a page whose fetching fails with %i says why, and is tried again (storefront.md §8)', async (...its) => {
  const [status, json, text] = its;
  open(status, json);
  expect((await screen.findByText(text, {}, { timeout: 15_000 })).textContent).toBe(text);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
