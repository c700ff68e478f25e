import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../testing/fake-server.ts';
import { answering, find, openAtlas } from '../testing/open-atlas.tsx';

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
const server = (): FakeServer =>
  answering(['staff.view', 'permissions.grant'], {
    '/atlas/roles/': () => Response.json({ items: [picker, people] }),
    '/atlas/permissions/requests/': () => Response.json({ items: [] }),
    '/atlas/roles/picker/': () => Response.json(picker),
  });

beforeAll(async () => {
  await Promise.all([
    import('../shell/shell-route.tsx'),
    import('./roles-route.tsx'),
    import('./role-route.tsx'),
  ]);
  window.scrollTo = vi.fn<() => void>();
}, 60_000);
afterEach(cleanup);

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
    openAtlas('/roles/', server());
    expect((await find('Picker')).closest('a')?.getAttribute('href')).toBe('/roles/picker/');
    expect(screen.getByText('1 person')).toBeTruthy();
    expect(screen.getByText('Nobody')).toBeTruthy();
  });

  it('AT43 change after a warning to those who hold them, and only by what may be given', async () => {
    const { server: fake } = openAtlas('/roles/picker/', server());
    expect((await find('Ravi Bell')).closest('a')?.getAttribute('href')).toBe('/staff/c1/');
    expect(box('Personnel data').hasAttribute('disabled')).toBe(true);
    fireEvent.click(box('Move orders'));
    fireEvent.click(screen.getByText('Save permissions'));
    await find('Change what “Picker” can do?');
    expect(changes(fake)).toEqual([]);
    fireEvent.click(screen.getByText('Change role'));
    await waitFor(() =>
      expect(changes(fake).map(({ body }) => body)).toEqual([
        { permissions: ['orders.view', 'orders.advance'] },
      ]),
    );
  });

  it('AT44 stand fast for who may not give them, and say so', async () => {
    openAtlas('/roles/people/', server());
    await find('Only people who can give this role can change it.');
    expect(screen.queryByText('Save permissions')).toBeNull();
    expect(screen.queryByText('Delete role')).toBeNull();
  });

  it('AT45 of which there is none are not found', async () => {
    openAtlas('/roles/nothing/', server());
    expect(await find('There is nothing at this address')).toBeTruthy();
  });
});
