import { createOmnisStore } from '@omnis/store';
import { SnackbarProvider } from '@omnis/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeServer, staffSession, type FakeServer } from '../testing/fake-server.ts';
import { routes } from '../app/router.tsx';

// Roles and names cost jsdom seconds over styles of this size, so things are found by their text.
vi.setConfig({ testTimeout: 30_000 });

const holder = {
  id: 'c1',
  email: 'ravi@omnis.example',
  firstName: 'Ravi',
  lastName: 'Bell',
  avatar: null,
  status: 0,
};
const picker = {
  name: 'picker',
  title: 'Picker',
  text: 'Works the orders of the floor.',
  permissions: ['orders.view'],
  grantedBy: 'permissions.grant',
  holders: [holder],
};
const people = { ...picker, name: 'people', title: 'People team', grantedBy: 'staff.roles', holders: [] };

/** A server with two roles, for who may give the daily ones. */
function server(): FakeServer {
  const fake = fakeServer();
  const { user } = staffSession;
  fake.session = {
    ...staffSession,
    user: user && { ...user, permissions: ['staff.view', 'permissions.grant'] },
  };
  const rest = fake.fetch;
  return {
    ...fake,
    get session() {
      return fake.session;
    },
    fetch: async (address, init) => {
      const answer = await rest(address, init);
      const { pathname } = new URL(address, 'http://atlas.localhost');
      if (pathname.endsWith('/atlas/roles/')) return Response.json({ items: [picker, people] });
      if (pathname.endsWith('/atlas/permissions/requests/')) return Response.json({ items: [] });
      if (pathname.endsWith('/atlas/roles/picker/')) return Response.json(picker);
      return answer;
    },
  };
}

function open(path: string, fake: FakeServer = server()) {
  const store = createOmnisStore({ app: 'atlas', fetch: fake.fetch, tellsFailure: () => false });
  const router = createMemoryRouter(routes(store), { initialEntries: [path] });
  render(
    <Provider store={store}>
      <SnackbarProvider>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </Provider>,
  );
  return { fake, router };
}

beforeAll(async () => {
  await Promise.all([
    import('../shell/shell-route.tsx'),
    import('./roles-route.tsx'),
    import('./role-route.tsx'),
  ]);
  window.scrollTo = vi.fn<() => void>();
}, 60_000);
afterEach(cleanup);

const find = (text: string | RegExp) => screen.findByText(text, {}, { timeout: 15_000 });
const box = (text: string): HTMLElement => {
  const label = screen.getByText(
    (_, element) => element?.tagName === 'LABEL' && element.textContent.startsWith(text),
  );
  const found = document.getElementById(label.getAttribute('for') ?? '');
  if (!found) throw new Error(`No box for ${text}`);
  return found;
};
const changes = (fake: FakeServer) =>
  fake.sent.filter(({ method, url }) => method === 'PATCH' && url.pathname.includes('/atlas/roles/'));

describe('roles', () => {
  it('AT42 are listed with what each may do and who holds it', async () => {
    open('/roles/');
    expect((await find('Picker')).closest('a')?.getAttribute('href')).toBe('/roles/picker/');
    expect(screen.getByText('1 person')).toBeTruthy();
    expect(screen.getByText('Nobody')).toBeTruthy();
  });

  it('AT43 change after a warning to those who hold them, and only by what may be given', async () => {
    const { fake } = open('/roles/picker/');
    expect((await find('Ravi Bell')).closest('a')?.getAttribute('href')).toBe('/staff/c1/');
    expect(box('Personnel data').hasAttribute('disabled')).toBe(true);
    fireEvent.click(box('Move orders'));
    fireEvent.click(screen.getByText('Save permissions'));
    await find('Change what “Picker” may do?');
    expect(changes(fake)).toEqual([]);
    fireEvent.click(screen.getByText('Change role'));
    await waitFor(() =>
      expect(changes(fake).map(({ body }) => body)).toEqual([
        { permissions: ['orders.view', 'orders.advance'] },
      ]),
    );
  });

  it('AT44 stand fast for who may not give them, and say so', async () => {
    open('/roles/people/');
    await find('Only those who may give this role may change it.');
    expect(screen.queryByText('Save permissions')).toBeNull();
    expect(screen.queryByText('Delete role')).toBeNull();
  });

  it('AT45 of which there is none are not found', async () => {
    open('/roles/nothing/');
    expect(await find('There is nothing at this address')).toBeTruthy();
  });
});
