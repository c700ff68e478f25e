import { dashboardPermissionNames } from '@omnis/models';
import { createOmnisStore, type OmnisStore } from '@omnis/store';
import { SnackbarProvider } from '@omnis/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { snackbars } from '../app/store.ts';
import { InstagramCard } from './instagram-card.tsx';

vi.mock(import('../app/session.ts'), async (load) => {
  const session = await load();
  // Safe: of the whole store, the card needs its number alone.
  return {
    ...session,
    useActiveStore: () =>
      ({ division: 21, dashboardPermissions: dashboardPermissionNames }) as ReturnType<
        typeof session.useActiveStore
      >,
  };
});

const connected = {
  username: 'marlow.finch',
  connectedAt: '2026-11-20T08:00:00.000Z',
  readAt: '2026-11-20T08:00:05.000Z',
  posts: 12,
  problem: null,
  problemAt: null,
};

interface Server {
  connection: object | null;
  /** Answer to a failed attempt to connect. */
  failure?: { status: number; json: object };
  readonly asked: { method: string; body: string }[];
}

function show(connection: object | null): Server {
  const server: Server = { connection, asked: [] };
  const store: OmnisStore = createOmnisStore({
    app: 'dashboard',
    fetch: async (_url, init) => {
      const method = init?.method ?? 'GET';
      server.asked.push({ method, body: typeof init?.body === 'string' ? init.body : '' });
      if (method === 'POST' && server.failure)
        return Response.json(server.failure.json, { status: server.failure.status });
      if (method === 'POST') server.connection = { ...connected, readAt: null, posts: 0 };
      if (method === 'DELETE') server.connection = null;
      return Response.json({ connection: server.connection });
    },
  });
  render(
    <Provider store={store}>
      <SnackbarProvider store={snackbars}>
        <InstagramCard />
      </SnackbarProvider>
    </Provider>,
  );
  return server;
}

afterEach(cleanup);

describe('the card of Instagram', () => {
  it('connects by a token, says whose it is, and goes on there', async () => {
    const server = show(null);
    const field = await screen.findByRole('textbox', { name: 'Access token' });
    expect(screen.getByText('Not connected')).toBeDefined();
    fireEvent.change(field, { target: { value: 'IGAA-good' } });
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
    const link = await screen.findByRole('link', { name: /@marlow\.finch/ });
    expect(link.getAttribute('href')).toBe('https://www.instagram.com/marlow.finch/');
    expect(server.asked.find(({ method }) => method === 'POST')?.body).toBe('{"token":"IGAA-good"}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('@marlow.finch'));
    expect(screen.getByText('Fetching your posts…')).toBeDefined();
    // The first reading is looked for by itself.
    server.connection = connected;
    expect(await screen.findByText(/^12 images, last updated/, {}, { timeout: 5000 })).toBeDefined();
    expect(screen.queryByDisplayValue('IGAA-good')).toBeNull();
  });

  it('says at the field what is wrong with a token', async () => {
    const server = show(null);
    const message = 'Instagram does not accept this token.';
    server.failure = {
      status: 422,
      json: { message, errors: [{ field: 'token', message }], code: 'validation_failed' },
    };
    const field = await screen.findByRole('textbox', { name: 'Access token' });
    fireEvent.change(field, { target: { value: 'IGAA-bad' } });
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(message);
  });

  it('says since when a token is refused, and takes another', async () => {
    show({ ...connected, problem: 'refused', problemAt: '2026-11-24T09:30:00.000Z' });
    expect(await screen.findByText(/^Instagram rejected the token on 24 Nov 2026/)).toBeDefined();
    expect(screen.getByText('Token rejected')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Access token' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Connect again' })).toBeDefined();
  });

  it('takes another token in a form that can be closed again, without losing the keyboard', async () => {
    show(connected);
    fireEvent.click(await screen.findByRole('button', { name: 'Use another token' }));
    const field = await screen.findByRole('textbox', { name: 'Access token' });
    expect(document.activeElement).toBe(field);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox', { name: 'Access token' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('@marlow.finch');
  });

  it('disconnects after a question, and goes on at the field for a token', async () => {
    const server = show(connected);
    fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect Instagram?' });
    expect(dialog.textContent).toContain('12 images');
    expect(server.asked.some(({ method }) => method === 'DELETE')).toBe(false);
    const [confirm] = [...dialog.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Disconnect',
    );
    if (!confirm) throw new Error('There is no button to disconnect');
    fireEvent.click(confirm);
    const field = await screen.findByRole('textbox', { name: 'Access token' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(server.asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
