import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LoginPage } from './login-page.tsx';
import { ToLogin } from './to-login.tsx';

afterEach(cleanup);

async function shown(wasSignedIn: string | null): Promise<void> {
  const router = createMemoryRouter(
    [
      { path: '/login/', element: <LoginPage /> },
      { path: '*', element: <ToLogin back="/account/" wasSignedIn={wasSignedIn} /> },
    ],
    { initialEntries: ['/account/'] },
  );
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <RouterProvider router={router} />
      </LocaleContext>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  expect(router.state.location.search).toBe('?redirect_uri=/account/');
}

it('SA4 anyone who was signed in until now is told that the session has ended', async () => {
  await shown('nell@marlow.example');
  expect(screen.getByText('Your session has ended. Sign in to continue.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nell@marlow.example');
});

it('SA4 anyone who only wants to sign in is not', async () => {
  await shown(null);
  expect(screen.queryByText(/session has ended/)).toBeNull();
});
