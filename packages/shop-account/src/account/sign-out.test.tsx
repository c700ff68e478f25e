import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { keepDraft, keepUnsent } from '@omnis/live-chat';
import { storeQuoteDraft } from '@omnis/studio';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountPage } from './account-page.tsx';
import { LoginPage } from './login-page.tsx';
import { nell } from './nell.fixture.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The shop, whose sign-outs end as they are told to. */
function open(...signOuts: readonly number[]) {
  const ends = [...signOuts];
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname } = new URL(url);
      if (method === 'GET' && pathname === '/omnis/v3/dashboard/secure/get/')
        return Response.json({ user: nell });
      if (pathname !== '/omnis/v3/dashboard/secure/logout/')
        return Response.json({ message: 'gone', errors: [], code: 'not_found' }, { status: 404 });
      const status = ends.shift() ?? 200;
      return Response.json({ message: status === 200 ? 'You are signed out' : 'Down' }, { status });
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/account/', element: <AccountPage /> },
      { path: '/login/', element: <LoginPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/account/'] },
  );
  render(
    <Provider store={store}>
      <LocaleContext value="en-GB">
        <RouterProvider router={router} />
      </LocaleContext>
    </Provider>,
  );
  return { router, left: () => ends.length };
}

async function signOut(): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: /Nell/ });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
}

it('SA3 text typed in this tab goes when its author signs out', async () => {
  keepDraft({ text: 'Which size?' });
  keepUnsent({ chat: 'a-chat', messages: [{ key: 'a-key', text: 'Red, please', fault: null }] });
  storeQuoteDraft({ firstName: 'Nell' });
  expect(sessionStorage).toHaveLength(3);
  const { router } = open();
  await signOut();
  expect(sessionStorage).toHaveLength(0);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login/'));
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('SA3 a sign-out that had no answer is sent once more', async () => {
  const { router, left } = open(500, 200);
  await signOut();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login/'));
  await vi.waitFor(() => expect(left()).toBe(0), 5000);
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('SA3 one that the shop did not take leads to /login/ all the same, which says so and signs out', async () => {
  const { router } = open(500, 500, 500, 200);
  await signOut();
  const alert = await screen.findByRole('alert');
  expect(router.state.location.pathname).toBe('/login/');
  expect(alert.textContent).toBe('The shop didn’t respond, so you may still be signed in on this browser.');
  const press = async () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  await press();
  expect(await screen.findByRole('alert')).not.toBe(alert);
  expect(screen.getByRole('alert').textContent).toBe(alert.textContent);
  await press();
  const said = await screen.findByText('You are signed out');
  expect(document.activeElement).toBe(said);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});
