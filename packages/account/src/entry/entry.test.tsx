import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { accountWorld, customer, refusal } from '../testing/account-world.tsx';
import { fill, fillAndSend, press } from '../testing/hands.ts';
import { AccountSignIn, type AccountSignInProps } from './account-sign-in.tsx';
import type { EntryFrameProps } from './entry-frame.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPassword } from './reset-password.tsx';

const session = { user: customer, store: { active: null, all: [] } };
const Frame = ({ title, text, children }: EntryFrameProps): ReactElement => (
  <main>
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </main>
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('AC5 signing in', () => {
  async function open(onSignedIn: AccountSignInProps['onSignedIn'], login: () => unknown = () => session) {
    const world = accountWorld({ 'POST /login/': login }, null);
    await world.ready;
    render(world.page(<AccountSignIn onSignedIn={onSignedIn} />));
    return world;
  }
  const signIn = async (): Promise<void> => {
    await fill('Email', customer.email);
    await fillAndSend('Password', 'correct horse');
  };

  test('AC5 leads on with the session, and signs nobody in twice meanwhile', async () => {
    const onSignedIn = vi.fn<() => Promise<void>>(async () => undefined);
    const { calls } = await open(onSignedIn);
    await signIn();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session));
    await signIn();
    expect(calls('POST /login/')).toHaveLength(1);
  });

  test('AC5 shows why the app does not go on, and lets somebody else try', async () => {
    const { calls } = await open(() => ({ message: 'This account is a shopper’s.' }));
    await signIn();
    await screen.findByText('This account is a shopper’s.');
    await signIn();
    await waitFor(() => expect(calls('POST /login/')).toHaveLength(2));
  });

  test('AC5 shows what the server says', async () => {
    const onSignedIn = vi.fn<() => void>();
    await open(onSignedIn, () => refusal('validation', { status: 422, message: 'That is not right' }));
    await signIn();
    await screen.findByText('That is not right');
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});

describe('AC6 a forgotten password', () => {
  test('AC6 has a link sent to the address', async () => {
    const { page, calls } = accountWorld(
      { 'POST /reset-password/request/': () => ({ message: 'Sent' }) },
      null,
    );
    render(page(<ForgotPassword frame={Frame} />));
    await fill('Email', customer.email);
    await press('Send me a link');
    await screen.findByText(/is on its way/);
    expect(calls('POST /reset-password/request/')[0]?.body).toMatchObject({ email: customer.email });
  });

  test('AC6 has the address that was typed to sign in', async () => {
    const { page } = accountWorld({}, null);
    const { unmount } = render(page(<AccountSignIn email="nell@" />));
    expect(await fill('Email', ` ${customer.email} `)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    unmount();
    render(page(<ForgotPassword frame={Frame} />));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(customer.email);
  });

  test('AC6 is set anew by the token of the link', async () => {
    const { page, calls } = accountWorld({ 'POST /reset-password/': () => ({ message: 'Set' }) }, null);
    render(page(<ResetPassword frame={Frame} token="t0k" />));
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
    await fill('New password', 'correct horse');
    await fillAndSend('Confirm new password', 'correct horse');
    await waitFor(() => expect(title()).toBe('Your password is set'));
    expect(calls('POST /reset-password/')[0]?.body).toMatchObject({
      token: 't0k',
      password: 'correct horse',
    });
  });

  test('AC6 a link without a token, and one of an invitation, have their own words', () => {
    const { page } = accountWorld({}, null);
    const { unmount } = render(page(<ResetPassword frame={Frame} token="" />));
    expect(title()).toBe('This link is incomplete');
    unmount();
    render(page(<ResetPassword frame={Frame} token="t0k" invited />));
    expect(title()).toBe('Choose a password');
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
  });
});
