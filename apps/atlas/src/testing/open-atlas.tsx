import { createOmnisStore } from '@omnis/store';
import { SnackbarProvider } from '@omnis/ui';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { routes } from '../app/router.tsx';
import { snackbars } from '../app/store.ts';
import { fakeServer, parsed, type FakeServer } from './fake-server.ts';

/** Opens an address of atlas over a fake server. */
export function openAtlas(path: string, server: FakeServer = fakeServer()) {
  const store = createOmnisStore({ app: 'atlas', fetch: server.fetch, tellsFailure: () => false });
  const router = createMemoryRouter(routes(store), { initialEntries: [path] });
  render(
    <Provider store={store}>
      <SnackbarProvider store={snackbars}>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </Provider>,
  );
  return { server, router };
}

// Roles and names cost jsdom seconds over styles of this size, so things are found by their text; the journeys in a
// real browser go by roles.

/** Finds this text as soon as it is there. */
export const find = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, {}, { timeout: 15_000 });

/** The button that says this. */
export function button(text: string): HTMLButtonElement {
  const found = screen.getAllByText(text).flatMap((element) => element.closest('button') ?? []);
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Answers calls by the end of their path before the fake server does; its session is what it is told. */
export function answering(
  permissions: readonly string[],
  answers: Readonly<Record<string, (sent: { readonly method: string; readonly body: unknown }) => Response>>,
): FakeServer {
  const server = fakeServer();
  const { user } = server.session;
  server.session = { ...server.session, user: user && { ...user, permissions: [...permissions] } };
  const rest = server.fetch;
  return {
    ...server,
    get session() {
      return server.session;
    },
    fetch: async (address, init) => {
      const answer = await rest(address, init);
      const { pathname } = new URL(address, 'http://atlas.localhost');
      const own = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
      return own === undefined ? answer : own({ method: init.method ?? 'GET', body: parsed(init.body) });
    },
  };
}
