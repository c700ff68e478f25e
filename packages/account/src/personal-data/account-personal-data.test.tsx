import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  accountWorld,
  customer,
  plainData,
  plainSecurity,
  refusal,
  textedSecurity,
} from '../testing/account-world.tsx';
import { fill, press } from '../testing/hands.ts';
import { AccountPersonalData } from './account-personal-data.tsx';

const words = { what: 'your profile', stays: 'Invoices stay.', onDeleted: () => undefined };
const scrolled = vi.fn<() => void>();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

describe('AC4 personal data', () => {
  test('AC4 a copy is asked for, and looked for until it is ready', async () => {
    const copy = {
      id: '9',
      requestedAt: '2026-11-21T10:00:00Z',
      expiresAt: '2026-11-28T10:00:00Z',
      bytes: 900,
    };
    const readyAt = [null, '2026-11-21T10:01:00Z'];
    let asked = false;
    const { page, ready } = accountWorld({
      'GET /personal-data/': () =>
        asked
          ? { ...plainData, copy: { ...copy, readyAt: readyAt.shift() ?? '2026-11-21T10:01:00Z' } }
          : plainData,
      'POST /personal-data/copies/': () => {
        asked = true;
        return { message: 'We are putting your data together.' };
      },
    });
    await ready;
    render(page(<AccountPersonalData {...words} />));
    await press('Prepare my copy');
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toMatch(/\/personal-data\/copies\/9\/$/);
  });

  test('AC3 a texted code is offered where the account has a number', async () => {
    const { page, ready, calls } = accountWorld(
      {
        'GET /security/': () => textedSecurity,
        'GET /personal-data/': () => plainData,
        'POST /personal-data/copies/': () => refusal('confirmation_required'),
        'POST /two-factor/sms/send/': () => ({ message: 'We have texted a code' }),
      },
      { ...customer, twoFactorAuthEnabled: true },
    );
    await ready;
    render(page(<AccountPersonalData {...words} />));
    await waitFor(() => expect(calls('GET /security/')).toHaveLength(1));
    await press('Prepare my copy');
    await fill('Password', 'correct horse');
    await press('Text me a code');
    await screen.findByText('We have texted a code');
  });

  test('AC3 no code is asked of who has no second factor, and how the account is kept is not looked up', async () => {
    const { page, ready, calls } = accountWorld({
      'GET /security/': () => plainSecurity,
      'GET /personal-data/': () => plainData,
      'POST /personal-data/deletion/': () => refusal('confirmation_required'),
    });
    await ready;
    render(page(<AccountPersonalData {...words} />));
    await press('Delete my account');
    await press('Delete my account');
    await screen.findByLabelText('Password');
    expect(screen.queryByLabelText('Authentication code')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Text me a code' })).toBeNull();
    expect(calls('GET /security/')).toEqual([]);
  });

  test('AC4 an account that may not be deleted is told why, and offered no button', async () => {
    const obstacle = 'Accounts of staff are ended by those who manage them.';
    const { page, ready } = accountWorld({
      'GET /personal-data/': () => ({ ...plainData, mode: 'refused', obstacle }),
    });
    await ready;
    render(page(<AccountPersonalData {...words} />));
    await screen.findByText(obstacle);
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  test.each([
    ['/account/#personal-data', 1],
    ['/account/', 0],
  ])('AC4 the link %s of a mail leads to the cards, once they are there', async (at, times) => {
    const { page, ready } = accountWorld({ 'GET /personal-data/': () => plainData });
    await ready;
    render(page(<AccountPersonalData {...words} />, at));
    await screen.findByRole('button', { name: 'Prepare my copy' });
    expect(scrolled).toHaveBeenCalledTimes(times);
  });
});
