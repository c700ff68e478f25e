import type { StaffMember } from '@omnis/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, button, find, openAtlas } from '../testing/open-atlas.tsx';

vi.setConfig({ testTimeout: 30_000 });

const day = '2026-11-20T09:00:00Z';
const colleague: StaffMember = {
  id: 'c1',
  email: 'ravi@omnis.example',
  firstName: 'Ravi',
  lastName: 'Bell',
  avatar: null,
  status: 0,
  roles: [],
  mutedAt: null,
  twoFactorAuthEnabled: true,
  lastActive: day,
  profile: {
    username: '',
    mission: '',
    bio: '',
    mobile: null,
    team: '',
    colour: '',
    reportsTo: null,
    channel: '',
    size: '',
    isLeadership: false,
    okrs: [],
    storeControlRole: null,
    photo: null,
  },
  permissions: [],
  mayDo: [],
  twoFactorDueAt: day,
  invitedAt: day,
  masked: null,
  sessions: null,
};
const failure = (status: number, message: string, code: string) =>
  Response.json({ message, errors: [], code }, { status });

/** Opens the colleague for who may mute or not; muting is answered so. */
function open(permissions: readonly string[], muted: () => Response) {
  const answers = {
    '/atlas/roles/': () => Response.json({ items: [] }),
    '/atlas/users/': () => Response.json({ items: [colleague], total: 1, page: 1, perPage: 50 }),
    '/atlas/users/c1/': () => Response.json(colleague),
    '/mute/': muted,
    '/unmute/': muted,
    '/permissions/request/staff.mute/': () => Response.json({ message: 'anything' }),
    '/permissions/requests/': () => Response.json({ items: [] }),
  };
  return openAtlas('/staff/c1/', answering(['staff.view', ...permissions], answers));
}

beforeAll(async () => {
  await Promise.all([import('../shell/shell-route.tsx'), import('./member-route.tsx')]);
  window.scrollTo = vi.fn<() => void>();
}, 60_000);
afterEach(cleanup);

describe('muting a colleague', () => {
  it.each([
    [403, failure(403, '403 Permission denied', 'forbidden'), 'Permission denied'],
    [500, failure(500, '', 'server_error'), '500 Server error'],
  ])('AT49 that is refused with %i says so in a snackbar (platform.md §8)', async (_, answer, text) => {
    open(['staff.mute'], () => answer);
    await find('Profile');
    fireEvent.click(button('Mute'));
    expect((await find(text)).textContent).toBe(text);
  });

  it('AT29 is asked for, with a reason, by who may not (storefront.md §6)', async () => {
    const { server } = open([], () => failure(403, 'Permission denied', 'forbidden'));
    await find('Profile');
    fireEvent.click(button('Mute'));
    fireEvent.change(await screen.findByLabelText('Reason', { selector: 'textarea' }), {
      target: { value: 'Loud on the floor' },
    });
    fireEvent.click(button('Send request'));
    await find('Permission request successfully submitted');
    const asked = server.sent.find(({ url }) => url.pathname.endsWith('/permissions/request/staff.mute/'));
    expect(asked?.body).toEqual({ reason: 'Loud on the floor' });
  });
});
