import { token } from '@omnis/theme/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { CodeField } from '../field/code-field.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { TextField } from '../field/text-field.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { Notice } from '../notice/notice.tsx';

const Root = styled.form.withConfig({ componentId: 'ui-sign-in-form' })`
  display: grid;
  gap: ${token('space.5')};
`;

/** What is sent to sign in; the code only once it was asked for. */
export interface SignInValues {
  readonly email: string;
  readonly password: string;
  readonly twoFactorAuthCode?: string;
}

/** Properties of {@link SignInForm}. */
export interface SignInFormProps {
  /** Signs in and goes on; what it returns is shown. A fault at `twoFactorAuthCode` brings out the field of the code. */
  readonly onSignIn: (values: SignInValues) => Promise<SubmitFault | void>;
}

const codeField = 'twoFactorAuthCode';

/**
 * Email and password, and a code from an authenticator app for the accounts that have one (platform.md §5, §7).
 *
 * @example
 * ```tsx
 * import { SignInForm } from '@omnis/ui';
 * export const Login = () => <SignInForm onSignIn={async ({ email }) => ({ message: `Nobody is called ${email}` })} />;
 * ```
 */
export function SignInForm({ onSignIn }: SignInFormProps): ReactElement {
  const [asksForCode, setAsksForCode] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), [asksForCode]);
  const form = useForm({
    initialValues: { email: '', password: '', [codeField]: '' },
    schema: {
      email: ['required', 'email'],
      password: ['required'],
      [codeField]: asksForCode ? ['required', 'two_factor_code'] : [],
    },
    onSubmit: async ({ twoFactorAuthCode, ...credentials }) => {
      const fault = await onSignIn(asksForCode ? { ...credentials, twoFactorAuthCode } : credentials);
      const isAsked = fault?.errors?.some(({ field }) => field === codeField) ?? false;
      if (!isAsked || asksForCode) return fault;
      setAsksForCode(true);
      // The first answer asks for the code; nothing was wrong yet.
      return {};
    },
  });
  return (
    <Root {...form.props}>
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      {asksForCode && (
        <CodeField
          label="Authentication code"
          help="Six digits from your authenticator app."
          ref={code}
          {...form.field(codeField)}
        />
      )}
      <Button type="submit" size="lg" fullWidth loading={form.submitting} loadingLabel="Signing in">
        Sign in
      </Button>
    </Root>
  );
}
