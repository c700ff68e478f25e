import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu, type Appearance } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';
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
