import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, button, find, openAtlas } from '../testing/open-atlas.tsx';

vi.setConfig({ testTimeout: 30_000 });

const me = {
  id: 'a',
  email: 'ada@omnis.example',
  firstName: 'Ada',
  lastName: 'Byron',
  avatar: null,
  status: 0,
  roles: [],
  mutedAt: null,
  twoFactorAuthEnabled: true,
  lastActive: null,
  newEmail: null,
  profile: { mission: '', bio: '', mobile: '', photo: null },
};

beforeAll(async () => {
  await Promise.all([import('../shell/shell-route.tsx'), import('./profile-route.tsx')]);
}, 60_000);
afterEach(cleanup);

describe('platform.md §3 User: email', () => {
  it('is asked for on the own profile, which then waits for the link, or keeps the address', async () => {
    let newEmail: string | null = null;
    const { server } = openAtlas(
      '/profile/',
      answering([], {
        '/atlas/profile/': () => Response.json({ ...me, newEmail }),
        '/atlas/profile/email/': ({ method }) => {
          newEmail = method === 'DELETE' ? null : 'ada@new.example';
          return Response.json({ ...me, newEmail });
        },
      }),
    );
    await find('Change email address');
    fireEvent.click(button('Change email address'));
    fireEvent.change(screen.getByLabelText(/^New email address/), { target: { value: 'ada@new.example' } });
    fireEvent.click(button('Send link'));
    await find('Waiting for ada@new.example');
    fireEvent.click(button('Keep ada@omnis.example'));
    await find('Change email address');
    expect(
      server.sent.filter(({ url }) => url.pathname.endsWith('/profile/email/')).map(({ method }) => method),
    ).toEqual(['POST', 'DELETE']);
  });

  it('is taken by the link', async () => {
    const { server } = openAtlas(
      '/profile/email/?token=abc',
      answering([], {
        '/profile/email/confirm/': () => Response.json({ ...me, email: 'ada@new.example' }),
      }),
    );
    await find('ada@new.example');
    const sent = server.sent.filter(({ url }) => url.pathname.endsWith('/confirm/'));
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });
});
