import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu, type Appearance } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { Frame } from './frame.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

afterEach(cleanup);

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function signIn(onSignIn: SignInFormProps['onSignIn']): { send: () => void } {
  const { container } = render(<SignInForm onSignIn={onSignIn} />);
  fill('Email', 'nell@marlow.example');
  fill('Password', 'secret');
  return { send: () => fireEvent.submit(container.querySelector('form')!) };
}

describe('U25 frame', () => {
  it('U25 has a way past it, and the page as the main part', () => {
    const { container } = render(
      <Frame bar={<Brand name="Omnis" app="Atlas" />}>
        <h1>Orders</h1>
      </Frame>,
    );
    const skip = container.querySelector('a');
    expect(skip?.getAttribute('href')).toBe('#content');
    expect(container.querySelector('main#content[tabindex="-1"] h1')?.textContent).toBe('Orders');
    expect(container.querySelectorAll('header')).toHaveLength(1);
  });
});

describe('U26 account menu', () => {
  it('U26 names who is signed in, keeps the appearance, and leads out', async () => {
    const onAppearance = vi.fn<(appearance: Appearance) => void>();
    const onSignOut = vi.fn<() => void>();
    const account = { firstName: 'Nell', lastName: 'Marlow', email: 'nell@marlow.example' };
    render(<AccountMenu look="bar" appearance="auto" {...{ account, onAppearance, onSignOut }} />);
    const trigger = screen.getByText(', your account').closest('button')!;
    expect(trigger.textContent).toContain('Nell Marlow');
    fireEvent.click(trigger);
    const dark = (await screen.findByText('Dark')).closest('[role="menuitemradio"]');
    expect(dark?.getAttribute('aria-checked')).toBe('false');
    const chosen = screen.getByText('As the system').closest('[role="menuitemradio"]');
    expect(chosen?.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(dark!);
    expect(onAppearance).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByText('Dark')).toBeNull());
    fireEvent.click(trigger);
    fireEvent.click(await screen.findByText('Sign out'));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('U26 shows the picture of who is signed in, or their initials', () => {
    const account = { firstName: 'Nell', lastName: 'Marlow', email: 'nell@marlow.example' };
    const rest = {
      look: 'side',
      appearance: 'auto',
      onAppearance: () => undefined,
      onSignOut: () => undefined,
    } as const;
    const { container, rerender } = render(<AccountMenu account={account} {...rest} />);
    expect(container.querySelector('.initials')?.textContent).toBe('NM');
    rerender(<AccountMenu account={{ ...account, avatar: '/me.png' }} {...rest} />);
    expect(container.querySelector('.initials img')?.getAttribute('src')).toBe('/me.png');
    expect(container.querySelector('.initials')?.textContent).toBe('');
  });
});

describe('U27 signing in', () => {
  it('U27 sends the credentials, and shows what was wrong with them', async () => {
    const onSignIn = vi.fn<SignInFormProps['onSignIn']>(async () => ({ message: 'Wrong password' }));
    signIn(onSignIn).send();
    expect((await screen.findByText('Wrong password')).closest('[role="alert"]')).toBeTruthy();
    expect(onSignIn).toHaveBeenCalledWith({ email: 'nell@marlow.example', password: 'secret' });
    expect(screen.queryByLabelText('Authentication code')).toBeNull();
  });

  it('U27 asks for a code only of the accounts that have one, and checks its form', async () => {
    const fault = { errors: [{ field: 'twoFactorAuthCode', message: 'Invalid authentication code' }] };
    const onSignIn = vi.fn<SignInFormProps['onSignIn']>(async () => fault);
    const { send } = signIn(onSignIn);
    send();
    const code = await screen.findByLabelText('Authentication code');
    // Nothing was wrong yet.
    expect(screen.queryByText('Invalid authentication code')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(code));
    send();
    await screen.findByText('This field is required');
    expect(onSignIn).toHaveBeenCalledTimes(1);
    fill('Authentication code', '123 456');
    send();
    await screen.findByText('Invalid authentication code');
    expect(onSignIn).toHaveBeenLastCalledWith({
      email: 'nell@marlow.example',
      password: 'secret',
      twoFactorAuthCode: '123 456',
    });
  });
});

describe('U27 the second factor', () => {
  const asked = { errors: [{ field: 'twoFactorAuthCode', message: 'Enter the code' }] };

  function open() {
    const onSignIn = vi.fn<SignInFormProps['onSignIn']>(async () => asked);
    const onRecover = vi.fn<NonNullable<SignInFormProps['onRecover']>>(async () => ({
      errors: [{ field: 'recoveryCode', message: 'Invalid recovery code' }],
    }));
    const { container } = render(<SignInForm {...{ onSignIn, onRecover }} />);
    fill('Email', 'nell@marlow.example');
    fill('Password', 'secret');
    const send = (): boolean => fireEvent.submit(container.querySelector('form')!);
    return { onSignIn, onRecover, send };
  }

  it('U27 a device is trusted only by who says so', async () => {
    const { onSignIn, send } = open();
    send();
    fireEvent.click(await screen.findByLabelText('Trust this device for 30 days'));
    fill('Authentication code', '123 456');
    send();
    await waitFor(() =>
      expect(onSignIn).toHaveBeenLastCalledWith({
        email: 'nell@marlow.example',
        password: 'secret',
        twoFactorAuthCode: '123 456',
        trustDevice: true,
      }),
    );
  });

  it('U27 a recovery code takes the place of the app, and there is a way back', async () => {
    const { onSignIn, onRecover, send } = open();
    expect(screen.queryByText('Use a recovery code')).toBeNull();
    send();
    fireEvent.click(await screen.findByText('Use a recovery code'));
    expect(screen.queryByLabelText('Authentication code')).toBeNull();
    const code = screen.getByLabelText('Recovery code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    fill('Recovery code', 'k3v9x2qa7mpz41');
    send();
    await screen.findByText('Invalid recovery code');
    expect(onRecover).not.toHaveBeenCalled();
    fill('Recovery code', 'k3v9x2qa7mpz41bc');
    send();
    await waitFor(() =>
      expect(onRecover).toHaveBeenCalledWith({
        email: 'nell@marlow.example',
        password: 'secret',
        recoveryCode: 'k3v9x2qa-7mpz41bc',
      }),
    );
    expect(onSignIn).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('Use your authenticator app'));
    expect(screen.getByLabelText('Authentication code')).toBeTruthy();
  });
});

describe('U27 a code by text message', () => {
  const askedFor = (methods: string[]) => ({
    errors: [{ field: 'twoFactorAuthCode', message: 'Enter the code' }],
    details: { methods },
  });

  function open(methods: string[]) {
    const onSignIn = vi.fn<SignInFormProps['onSignIn']>(async () => askedFor(methods));
    const onTextCode = vi.fn<NonNullable<SignInFormProps['onTextCode']>>(async () => ({
      sent: 'We have texted a code to the number that ends in 123',
    }));
    const { container } = render(<SignInForm {...{ onSignIn, onTextCode }} />);
    fill('Email', 'nell@marlow.example');
    fill('Password', 'secret');
    fireEvent.submit(container.querySelector('form')!);
    return { onSignIn, onTextCode, send: () => fireEvent.submit(container.querySelector('form')!) };
  }

  it('U27 is sent when it is asked for, says where to, and signs in', async () => {
    const { onSignIn, onTextCode, send } = open(['sms']);
    await screen.findByText('Text me a code');
    expect(onTextCode).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Text me a code'));
    const told = await screen.findByText(/ends in 123/);
    expect(told.closest('[role="alert"]')).toBeTruthy();
    expect(onTextCode).toHaveBeenCalledWith({ email: 'nell@marlow.example', password: 'secret' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Authentication code')));
    fill('Authentication code', '123 456');
    send();
    await waitFor(() =>
      expect(onSignIn).toHaveBeenLastCalledWith({
        email: 'nell@marlow.example',
        password: 'secret',
        twoFactorAuthCode: '123 456',
      }),
    );
  });

  it('U27 is one press away from the app, and is not offered to who has no number', async () => {
    const { onTextCode } = open(['app', 'sms']);
    fireEvent.click(await screen.findByText('Text me a code'));
    await waitFor(() => expect(onTextCode).toHaveBeenCalledOnce());
    await screen.findByText('Text me another code');
    cleanup();
    open(['app']);
    await screen.findByLabelText('Authentication code');
    expect(screen.queryByText('Text me a code')).toBeNull();
  });

  it('U27 that could not be sent says why', async () => {
    const { onTextCode } = open(['sms']);
    onTextCode.mockResolvedValueOnce({ message: 'Too many tries. Wait 60 minutes and try again.' });
    fireEvent.click(await screen.findByText('Text me a code'));
    expect((await screen.findByText(/Too many tries/)).closest('[role="alert"]')).toBeTruthy();
  });
});

describe('U28 passwords', () => {
  it('U28 a link is asked for, and the answer does not tell whether there is an account', async () => {
    const onRequest = vi.fn<(email: string) => Promise<void>>(async () => undefined);
    const { container } = render(<ForgotPasswordForm onRequest={onRequest} />);
    const send = (): boolean => fireEvent.submit(container.querySelector('form')!);
    send();
    await screen.findByText('This field is required');
    expect(onRequest).not.toHaveBeenCalled();
    fill('Email', ' nell@marlow.example ');
    send();
    expect((await screen.findByRole('alert')).textContent).toMatch(/If nell@marlow\.example has an account/);
    expect(onRequest).toHaveBeenCalledWith('nell@marlow.example', {
      v3captchaToken: '',
      v2captchaToken: '',
    });
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  });

  it('U28 a link that could not be sent is not said to be on its way', async () => {
    const { container } = render(
      <ForgotPasswordForm onRequest={async () => ({ message: 'Too many tries' })} />,
    );
    fill('Email', 'nell@marlow.example');
    fireEvent.submit(container.querySelector('form')!);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries');
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  it('U28 a new password is checked, sent with the present one, and emptied when it is set', async () => {
    const onSet = vi.fn<NewPasswordFormProps['onSet']>(async () => undefined);
    const { container } = render(<NewPasswordForm asksForCurrent onSet={onSet} />);
    const send = (): boolean => fireEvent.submit(container.querySelector('form')!);
    fill('Current password', 'secret');
    fill('New password', ' spaced out');
    fill('Confirm new password', 'another one');
    send();
    await screen.findByText('Password cannot start or end with spaces');
    fill('New password', 'a good password');
    send();
    await screen.findByText('The passwords are not the same');
    expect(onSet).not.toHaveBeenCalled();
    fill('Confirm new password', 'a good password');
    send();
    await waitFor(() =>
      expect(onSet).toHaveBeenCalledWith({
        currentPassword: 'secret',
        password: 'a good password',
        password_confirmation: 'a good password',
      }),
    );
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(''));
  });
});
