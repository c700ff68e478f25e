import type { DashboardNotification } from '@omnis/contract';
import { createOmnisStore } from '@omnis/store';
import { LinkProvider, SnackbarProvider } from '@omnis/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '../../../../vitest.guards.ts';
import { AppLink } from '../app/app-link.tsx';
import { routes } from '../app/router.tsx';
import { snackbars } from '../app/store.ts';
import { activeStore as active } from '../testing/active-store.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await Promise.all([import('./notifications-route.tsx'), import('../shell/shell-route.tsx')]);
}, 60_000);
afterEach(() => {
  cleanup();
  for (const { id } of snackbars.getState().items) snackbars.dismiss(id);
});

/** A server that keeps notifications, as the calls say it. */
function fakeServer(count: number) {
  const kept = Array.from({ length: count }, (_, at): DashboardNotification & { deleted: boolean } => ({
    recipientId: `00000000-0000-4000-8000-00000000000${at}`,
    kind: 'order.paid',
    title: `Order ${at + 1} paid: £10.00`,
    href: `/dashboard/orders/${at + 1}/`,
    createdAt: new Date(Date.UTC(2026, 1, 2, 12, 60 - at)).toISOString(),
    readAt: at < 2 ? null : '2026-02-02T12:00:00.000Z',
    deleted: false,
  }));
  const asked: string[] = [];
  const server = { kept, asked, fails: false, force2fa: false };
  const here = () => kept.filter(({ deleted }) => !deleted);
  const unread = () => here().filter(({ readAt }) => readAt === null).length;
  const answer = (url: string, body: unknown): object => {
    const own = /notifications\/dashboard\/([\w-]+)\/([\w-]+)\//.exec(url);
    const one = kept.find(({ recipientId }) => recipientId === own?.[2]);
    if (own && one) {
      if (own[1] === 'mark-as-read') one.readAt = '2026-02-02T13:00:00.000Z';
      else one.deleted = own[1] === 'mark-as-deleted';
      return { division: 21, unread: unread() };
    }
    if (url.includes('/mark-all-as-read/')) {
      const until = String(Reflect.get(Object(body), 'until'));
      for (const each of kept) if (each.createdAt <= until) each.readAt ??= '2026-02-02T13:00:00.000Z';
      return { division: 21, unread: unread() };
    }
    if (url.includes('/notifications/unread/')) return { unread: unread() };
    const rows = here().filter(({ readAt }) => !url.includes('state=unread') || readAt === null);
    const items = rows.map(({ deleted: _deleted, ...item }) => item);
    return { items, total: items.length, page: 1, perPage: 24, unread: unread() };
  };
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    asked.push(url);
    if (url.endsWith('/secure/get/')) {
      const store = { ...active, force2fa: server.force2fa };
      return Response.json({ user: account('owner'), store: { active: store, all: [store] } });
    }
    if (!url.includes('/notifications/')) return Response.json({});
    if (server.fails)
      return Response.json(
        { message: '500 Server error', errors: [], code: 'server_error' },
        { status: 500 },
      );
    return Response.json(answer(url, typeof init?.body === 'string' ? JSON.parse(init.body) : null));
  };
  return Object.assign(server, { fetch });
}

function open(server: ReturnType<typeof fakeServer>, path = '/dashboard/notifications/'): void {
  const store = createOmnisStore({
    app: 'dashboard',
    fetch: (input, init) => server.fetch(input, init),
    showSnackbar: snackbars.show,
  });
  const router = createMemoryRouter(routes(store), { initialEntries: [path] });
  render(
    <Provider store={store}>
      <LinkProvider component={AppLink}>
        <SnackbarProvider store={snackbars}>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </LinkProvider>
    </Provider>,
  );
}

const list = () => screen.findByRole('list', { name: 'Notifications' }, { timeout: 15_000 });
const rowsOf = (within_: HTMLElement) => within(within_).queryAllByRole('listitem');
const bells = (name: RegExp) => screen.getAllByRole('button', { name, hidden: true });

describe('notifications (storefront.md §7, §2 Head data)', () => {
  it('are counted by the bell and by the title of the document', async () => {
    open(fakeServer(3));
    expect(rowsOf(await list())).toHaveLength(3);
    expect(bells(/^Notifications, 2 unread$/).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.title).toBe('(2) Notifications · Omnis'));
  });

  it('are read by going to what they tell of', async () => {
    const server = fakeServer(3);
    open(server);
    fireEvent.click(within(await list()).getByRole('link', { name: 'Unread: Order 1 paid: £10.00' }));
    await waitFor(() => expect(server.kept[0]?.readAt).not.toBeNull());
    await waitFor(() => expect(bells(/^Notifications, 1 unread$/).length).toBeGreaterThan(0));
  });

  it('are deleted at once, leave the keyboard at the next, and come back with Undo', async () => {
    const server = fakeServer(3);
    open(server);
    const rows = await list();
    fireEvent.click(within(rows).getByRole('button', { name: 'Delete: Order 2 paid: £10.00' }));
    expect(rowsOf(rows)).toHaveLength(2);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: Order 3 paid: £10.00'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rowsOf(rows)).toHaveLength(3));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: Order 2 paid: £10.00'),
    );
    expect(server.kept[1]).toMatchObject({ deleted: false, readAt: null });
  });

  it('stand there again when they could not be deleted', async () => {
    const server = fakeServer(1);
    open(server);
    const rows = await list();
    server.fails = true;
    fireEvent.click(within(rows).getByRole('button', { name: /^Delete/ }));
    expect(rowsOf(rows)).toHaveLength(0);
    await waitFor(() => expect(rowsOf(rows)).toHaveLength(1));
    expect(await screen.findByText('500 Server error')).toBeDefined();
  });

  it('are all read at once, up to those that were seen', async () => {
    const server = fakeServer(3);
    open(server);
    await list();
    const [first] = server.kept;
    if (!first) throw new Error('There is nothing to read');
    server.kept.unshift({
      ...first,
      recipientId: '00000000-0000-4000-8000-000000000009',
      createdAt: '2026-02-03T12:00:00.000Z',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bells(/^Notifications, 1 unread$/).length).toBeGreaterThan(0));
    expect(await screen.findByText('1 unread')).toBeDefined();
  });

  it('are filtered to those that are unread, and say when there are none', async () => {
    open(fakeServer(3), '/dashboard/notifications/?view=unread');
    expect(rowsOf(await list())).toHaveLength(2);
    cleanup();
    open(fakeServer(0));
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeDefined();
  });

  it('are not asked for while a second factor is owed', async () => {
    const server = fakeServer(2);
    server.force2fa = true;
    open(server, '/dashboard/security/');
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /^Notifications/, hidden: true })).toEqual([]);
    expect(server.asked.filter((url) => url.includes('/notifications/'))).toEqual([]);
  });

  it('that cannot be fetched are fetched again when somebody wants it', async () => {
    const server = fakeServer(2);
    server.fails = true;
    open(server);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    server.fails = false;
    fireEvent.click(again);
    expect(rowsOf(await list())).toHaveLength(2);
  });
});
