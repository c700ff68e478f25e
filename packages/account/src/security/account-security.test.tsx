import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountWorld, customer, plainSecurity, refusal, textedSecurity } from '../testing/account-world.tsx';
import { fill, fillAndSend, press } from '../testing/hands.ts';
import { AccountSecurity } from './account-security.tsx';

const guarded = { ...customer, twoFactorAuthEnabled: true };
const card = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body);

describe('AC2 security', () => {
  test('AC2 says of each second factor by itself whether it is on', async () => {
    const { page, ready } = accountWorld({ 'GET /security/': () => textedSecurity }, guarded);
    await ready;
    render(page(<AccountSecurity />));
    await screen.findByText('Codes go to the number that ends in 123.');
    expect(card('Two-factor sign-in by text message').getByText('On')).toBeTruthy();
    expect(card('Two-factor sign-in by app').getByText('Off')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Two-factor sign-in' })).toBeNull();
  });

  test('AC2 goes from the password by QR code and first code to the recovery codes', async () => {
    let isProved = false;
    const { page, ready, calls } = accountWorld({
      'GET /security/': () => plainSecurity,
      'POST /confirm/': () => {
        isProved = true;
        return { message: '' };
      },
      'POST /two-factor/begin/': () =>
        isProved ? { secret: 'JBSWY3DPEHPK3PXP', uri: '', qr: ['1'] } : refusal('confirmation_required'),
      'POST /two-factor/confirm/': () => ({
        session: { user: guarded, store: { active: null, all: [] } },
        recoveryCodes: ['aaaaaaaa-bbbbbbbb'],
      }),
    });
    await ready;
    render(page(<AccountSecurity />));
    await press('Turn on');
    await fillAndSend('Password', 'correct horse');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await fillAndSend('Authentication code', '123 456');
    expect(await screen.findByText('aaaaaaaa-bbbbbbbb')).toBeTruthy();
    expect(calls('POST /two-factor/confirm/')[0]?.body).toEqual({ twoFactorAuthCode: '123 456' });
  });

  test('AC3 offers a texted code for passkeys too, where the factor is a number', async () => {
    const { page, ready, calls } = accountWorld(
      {
        'GET /security/': () => ({
          ...textedSecurity,
          passkeys: [
            { id: '7', name: 'Key', synced: false, createdAt: '2026-11-19T10:00:00Z', lastUsedAt: null },
          ],
        }),
        'DELETE /passkeys/7/': () => refusal('confirmation_required'),
        'POST /two-factor/sms/send/': () => ({ message: 'We have texted a code' }),
      },
      guarded,
    );
    await ready;
    render(page(<AccountSecurity />));
    await press('Remove');
    await press('Remove');
    await fill('Password', 'correct horse');
    expect(screen.getByLabelText('Authentication code')).toBeTruthy();
    await press('Text me a code');
    await screen.findByText('We have texted a code');
    await waitFor(() =>
      expect(calls('POST /two-factor/sms/send/')[0]?.body).toEqual({
        email: customer.email,
        password: 'correct horse',
      }),
    );
  });

  test('AC2 leaves the keyboard in the card whose button has gone with what it was pressed for', async () => {
    const there = {
      ...plainSecurity.sessions[0]!,
      id: '2',
      current: false,
      browser: 'Safari',
      system: 'iPhone',
    };
    const device = {
      id: '9',
      browser: 'Safari',
      system: 'iPhone',
      lastUsedAt: '2026-11-21T10:00:00Z',
      expiresAt: '2026-12-21T10:00:00Z',
    };
    const key = { id: '7', name: 'Key', synced: false, createdAt: '2026-11-19T10:00:00Z', lastUsedAt: null };
    let now = {
      ...plainSecurity,
      sessions: [...plainSecurity.sessions, there],
      trustedDevices: [device],
      passkeys: [key],
    };
    const { page, ready } = accountWorld({
      'GET /security/': () => now,
      'DELETE /sessions/2/': () => {
        now = { ...now, sessions: plainSecurity.sessions };
        return { message: '' };
      },
      'DELETE /devices/9/': () => {
        now = { ...now, trustedDevices: [] };
        return { message: '' };
      },
      'DELETE /passkeys/7/': () => {
        now = { ...now, passkeys: [] };
        return { message: '' };
      },
    });
    await ready;
    render(page(<AccountSecurity />));
    const presses = async (name: RegExp): Promise<void> => {
      const button = await screen.findByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    };
    const focused = () => document.activeElement?.textContent;
    await presses(/^Sign out Safari/);
    await waitFor(() => expect(focused()).toBe('Where you are signed in'));
    // The whole card goes: the one in its place takes the keyboard.
    await presses(/^Forget/);
    await waitFor(() => expect(focused()).toBe('Passkeys'));
    await presses(/^Remove/);
    await press('Remove');
    await waitFor(() => expect(screen.queryByText('Key')).toBeNull());
    await waitFor(() => expect(focused()).toBe('Passkeys'));
  });

  test('AC2 says at its field what is wrong with a mobile number', async () => {
    const message = 'Give the number with its country code, such as +44 7700 900123';
    const { page, ready } = accountWorld({
      'GET /security/': () => plainSecurity,
      'POST /two-factor/sms/begin/': () =>
        Response.json(
          { message, errors: [{ field: 'mobile', message }], code: 'validation_failed' },
          { status: 422 },
        ),
    });
    await ready;
    render(page(<AccountSecurity />));
    await fillAndSend('Mobile number', '123');
    const field = screen.getByLabelText('Mobile number');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(document.activeElement).toBe(field);
  });
});
