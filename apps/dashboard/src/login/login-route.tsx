import { errorText, isApiFailure, useAccountsLoginMutation } from '@omnis/api-client';
import { Button, PasswordField, TextField, useForm } from '@omnis/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { token } from '@omnis/theme/react';
import { isAppPath, redirectTarget } from '../app/paths.ts';
import { useTitle } from '../app/use-title.ts';
import { Notice } from '../parts/notice.tsx';
import { EntryPage } from './entry-page.tsx';

const Fields = styled.form`
  display: grid;
  gap: ${token('space.5')};
`;

/** Where owners sign in; afterwards they are where they were heading (platform.md §2). */
export function Component(): ReactElement {
  useTitle('Sign in');
  const [login] = useAccountsLoginMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const leaving = useRef(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({
    initialValues: { email: '', password: '', twoFactorAuthCode: '' },
    schema: { email: ['required', 'email'], password: ['required'] },
    onSubmit: async (values) => {
      if (leaving.current) return;
      try {
        const { twoFactorAuthCode, ...credentials } = values;
        const body = twoFactorAuthCode === '' ? credentials : { ...credentials, twoFactorAuthCode };
        const session = await login({ body }).unwrap();
        if (session.user?.kind === 'customer') {
          return { message: 'This account is a shopper’s. Sign in with the account of a store.' };
        }
      } catch (error) {
        const errors = isApiFailure(error) && error.status === 422 ? error.data.errors : [];
        if (errors.some(({ field }) => field === 'twoFactorAuthCode')) setAsksForCode(true);
        return { message: errorText(error), errors };
      }
      const target = redirectTarget(search);
      leaving.current = true;
      if (isAppPath(target)) await navigate(target, { replace: true });
      else location.replace(target);
    },
  });
  return (
    <EntryPage title="Sign in" text="To your store’s dashboard.">
      <Fields {...form.props}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        {asksForCode && (
          <TextField
            label="Authentication code"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.field('twoFactorAuthCode')}
          />
        )}
        <Button type="submit" size="lg" fullWidth loading={form.submitting} loadingLabel="Signing in">
          Sign in
        </Button>
      </Fields>
    </EntryPage>
  );
}
