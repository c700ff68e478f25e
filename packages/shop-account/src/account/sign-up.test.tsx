import { createOmnisStore } from '@omnis/store';
import type * as Ui from '@omnis/ui';
import { snackbars } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';

vi.mock('@omnis/ui', async (original): Promise<typeof Ui> => {
  const ui = await original<typeof Ui>();
  return {
    ...ui,
    // The proof that nobody is a robot takes seconds.
    useCaptcha: (options) => ({
      ...ui.useCaptcha(options),
      onFocus: () => undefined,
      run: (_action, attempt) => attempt({ v3captchaToken: '', v2captchaToken: '' }),
    }),
  };
});

const said = vi.spyOn(snackbars, 'show').mockImplementation(() => undefined);
const session = (verified: boolean) => ({
  user: { id: 'c', kind: 'customer', email: 'ada@shop.example', verified },
  store: { active: null, all: [] },
});

beforeEach(() => said.mockClear());
afterEach(cleanup);

function opens(answer: () => Response) {
  const store = createOmnisStore({ app: 'storefront', fetch: async () => answer() });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/login/?new=1&redirect_uri=/checkout/'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

async function signUp(answer: () => Response): Promise<string> {
  const router = opens(answer);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' ada@shop.example ' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return router.state.location.pathname;
}

it('SA5 anyone who signs up goes on where they wanted to, and is told that an email verifies their address', async () => {
  expect(await signUp(() => Response.json(session(false)))).toBe('/checkout/');
  expect(said).toHaveBeenCalledExactlyOnceWith({
    text: 'We’ve sent an email to ada@shop.example. Follow the link in it to verify your address.',
    code: 'mail-to-verify',
    tone: 'success',
    timeout: 8000,
  });
});

it.each([
  ['a shopper whose address is verified', () => Response.json(session(true)), '/checkout/'],
  ['a refused shopper', () => Response.json({ message: 'No', errors: [] }, { status: 422 }), '/login/'],
])('%s is told of no mail', async (_who, answer, place) => {
  expect(await signUp(answer)).toBe(place);
  expect(said).not.toHaveBeenCalled();
});

it('SA6 the address that was typed to sign up is there to sign in with, and the other way round', async () => {
  const router = opens(() => Response.json({ message: 'No', errors: [] }, { status: 422 }));
  const email = () => screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.input(email(), { target: { value: 'ada@shop.example' } });
  await act(() => router.navigate('/login/'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  expect(email().value).toBe('ada@shop.example');
  fireEvent.input(email(), { target: { value: 'bob@shop.example' } });
  await act(() => router.navigate('/login/?new=1'));
  expect(email().value).toBe('bob@shop.example');
});
