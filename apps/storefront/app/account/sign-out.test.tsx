import { createOmnisStore } from '@omnis/store';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { keepDraft, keepUnsent } from '../chat/chat-draft.ts';
import { storeQuoteDraft } from '../quote/quote-draft.ts';
import { LocaleContext } from '../texts/use-texts.ts';
import { AccountPage } from './account-page.tsx';
import { nell } from './nell.fixture.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { method, url } = new Request(input, init);
  if (method === 'GET' && new URL(url).pathname === '/omnis/v3/dashboard/secure/get/')
    return Response.json({ user: nell });
  return Response.json({ message: 'gone', errors: [], code: 'not_found' }, { status: 404 });
}

it('what was typed in this tab goes with who signs out', async () => {
  keepDraft({ text: 'Which size?' });
  keepUnsent({ chat: 'a-chat', messages: [{ key: 'a-key', text: 'Red, please', fault: null }] });
  storeQuoteDraft({ firstName: 'Nell' });
  expect(sessionStorage).toHaveLength(3);
  const router = createMemoryRouter(
    [
      { path: '/account/', element: <AccountPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/account/'] },
  );
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <LocaleContext value="en-GB">
        <RouterProvider router={router} />
      </LocaleContext>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1, name: /Nell/ });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  expect(sessionStorage).toHaveLength(0);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login/'));
});
