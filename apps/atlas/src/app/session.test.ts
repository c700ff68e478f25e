import type { Session } from '@omnis/contract';
import { createOmnisStore } from '@omnis/store';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { guardLoader } from '@omnis/guards/react-router';
import { account } from '../../../../vitest.guards.ts';
import { firstPage, guardOptions, redirectTarget, signedOutOnly, staffOnly } from './session.ts';

/** Where someone who opens a path ends up. */
async function open(path: string, who: Session['user']) {
  const fetch = vi.fn(async () => Response.json({ user: who, store: { active: null, all: [] } }));
  const options = guardOptions(createOmnisStore({ app: 'atlas', fetch }));
  const router = createMemoryRouter(
    [
      { path: '/login/', loader: guardLoader([signedOutOnly], options) },
      { path: '*', loader: guardLoader(staffOnly, options) },
    ],
    { initialEntries: [path] },
  );
  router.initialize();
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), 15_000);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 15_000);
  const { pathname, search } = router.state.location;
  router.dispose();
  return { address: pathname + search, calls: fetch.mock.calls.length };
}

describe('access to the staff app', () => {
  it('AT16 sends those who are not signed in to the sign-in, which knows the way back', async () => {
    expect((await open('/orders/7/', null)).address).toBe('/login/?redirect_uri=/orders/7/');
    expect((await open('/?status=all', null)).address).toBe('/login/?redirect_uri=/%3Fstatus%3Dall');
  });

  it('AT17 platform.md §6 isAtlas: lets in staff only, asking once who they are', async () => {
    expect(await open('/orders/7/', account('staff'))).toEqual({ address: '/orders/7/', calls: 1 });
    expect((await open('/', account('customer'))).address).toBe('/login/?redirect_uri=/');
  });

  it('AT18 sends staff who open the sign-in where they were heading', async () => {
    expect((await open('/login/?redirect_uri=/orders/7/', account('staff'))).address).toBe('/orders/7/');
    expect((await open('/login/', account('staff'))).address).toBe('/');
  });

  it('leads support to the chats, who may not see orders (F14)', () => {
    expect(firstPage(['chat.view', 'staff.view'])).toBe('/chats/');
    expect(firstPage(['orders.view', 'chat.view'])).toBe('/');
    expect(firstPage([])).toBe('/');
  });

  it('AT19 never leads to another site', () => {
    for (const target of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect(redirectTarget(`/login/?redirect_uri=${encodeURIComponent(target)}`)).toBe('/');
    }
  });
});
