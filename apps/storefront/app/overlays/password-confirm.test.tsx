import { createOmnisStore } from '@omnis/store';
import { SnackbarProvider } from '@omnis/ui';
import { askOverlay, snackbars } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverlayHost } from './overlay-host.tsx';

const said = vi.spyOn(snackbars, 'show').mockImplementation(() => undefined);
/** Proofs that the server is asked for. */
let proofs: unknown[];
let isKnown: boolean;

async function serve(address: string, init: RequestInit): Promise<Response> {
  if (address.includes('/confirm/')) {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    proofs.push(body);
    const isRight = JSON.stringify(body).includes('correct horse');
    const message = 'This is not your password';
    return isRight
      ? Response.json({ message: 'Confirmed' })
      : Response.json({ message, errors: [{ field: 'password', message }] }, { status: 422 });
  }
  const user = { id: 'c', kind: 'customer', email: 'ada@shop.example', verified: true };
  return Response.json({ user: isKnown ? user : null, store: { active: null, all: [] } });
}

beforeEach(() => {
  proofs = [];
  isKnown = true;
  said.mockClear();
});
afterEach(cleanup);

async function open(href?: string) {
  const store = createOmnisStore({ app: 'storefront', fetch: serve });
  const router = createMemoryRouter([{ path: '*', element: <OverlayHost /> }], {
    initialEntries: ['/a/?b=1'],
  });
  render(
    <Provider store={store}>
      <SnackbarProvider store={snackbars}>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </Provider>,
  );
  const onAnswer = vi.fn();
  await act(async () => askOverlay({ act: 'open', name: 'password-confirm', content: { href, onAnswer } }));
  return { onAnswer, at: () => router.state.location.pathname + router.state.location.search };
}
const send = async (password: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
};

describe('@password-confirm (storefront.md §2 Dynamic overlays)', () => {
  it('asks who is signed in for the password until it is right, and says so', async () => {
    const { onAnswer, at } = await open();
    await send('wrong');
    expect(await screen.findByText('This is not your password')).toBeTruthy();
    expect(onAnswer).not.toHaveBeenCalled();
    await send('correct horse');
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
    expect(proofs).toEqual([{ password: 'wrong' }, { password: 'correct horse' }]);
    expect(said.mock.calls).toEqual([[{ text: 'Your password is confirmed', tone: 'success' }]]);
    expect(at()).toBe('/a/?b=1');
  });

  it('leads on to a page of the shop, and never to another site', async () => {
    const { at } = await open('/account/security/');
    await send('correct horse');
    await waitFor(() => expect(at()).toBe('/account/security/'));
    cleanup();
    const elsewhere = await open('//evil.example/');
    await send('correct horse');
    await waitFor(() => expect(elsewhere.onAnswer).toHaveBeenCalledWith(true));
    expect(elsewhere.at()).toBe('/a/?b=1');
  });

  it('that is cancelled is told, and nothing is asked of the server', async () => {
    const { onAnswer } = await open();
    await screen.findByLabelText('Password');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
    expect(proofs).toEqual([]);
  });

  it('leads who is not signed in to where one signs in, and back', async () => {
    isKnown = false;
    const { at } = await open();
    await waitFor(() => expect(at()).toBe('/login/?redirect_uri=/a/%3Fb%3D1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
