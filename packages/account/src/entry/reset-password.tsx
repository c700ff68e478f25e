import { submitFault, useAccountsResetPasswordMutation } from '@omnis/api-client';
import { LinkButton, NewPasswordForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useAccountText } from '../text/account-text.ts';
import type { EntryProps } from './entry-frame.ts';

/** Properties of {@link ResetPassword}. */
export interface ResetPasswordProps extends EntryProps {
  /** Of the mail; '' when the address has none. */
  readonly token: string;
  /** True when it is the first password of an invited person; such a link cannot be requested again. */
  readonly invited?: boolean;
}

/**
 * Sets a password by the link of a mail (platform.md §7 reset-password), and leads to signing in.
 *
 * @example
 * ```tsx
 * import { ResetPassword, type EntryFrameProps } from '@omnis/account';
 * const Frame = ({ children }: EntryFrameProps) => <main>{children}</main>;
 * export const Page = () => <ResetPassword frame={Frame} token={new URLSearchParams(location.search).get('token') ?? ''} />;
 * ```
 */
export function ResetPassword({ frame: Frame, token, invited = false }: ResetPasswordProps): ReactElement {
  const say = useAccountText();
  const [reset] = useAccountsResetPasswordMutation();
  const [isSet, setIsSet] = useState(false);
  if (isSet) {
    return (
      <Frame
        title={say('Your password is set')}
        text={
          invited
            ? say('Welcome. Sign in with your new password.')
            : say('We’ve signed you out on every device. Sign in with your new password.')
        }
      >
        <LinkButton href="/login/" size="lg" fullWidth>
          {say('Sign in')}
        </LinkButton>
      </Frame>
    );
  }
  if (token === '') {
    return (
      <Frame
        title={say('This link is incomplete')}
        text={say('Open it again from the email, or ask for a new one.')}
      >
        <LinkButton href="/login/forgot/" size="lg" fullWidth>
          {say('Ask for a new link')}
        </LinkButton>
      </Frame>
    );
  }
  return (
    <Frame
      title={invited ? say('Choose a password') : say('Set a new password')}
      text={
        invited
          ? say('You sign in with it and your email address.')
          : say('You will be signed out everywhere.')
      }
    >
      <NewPasswordForm
        onSet={async ({ password, password_confirmation }) => {
          const { error } = await reset({ body: { token, password, password_confirmation } });
          if (error !== undefined) return submitFault(error);
          setIsSet(true);
          return undefined;
        }}
      />
      {!invited && (
        <LinkButton href="/login/forgot/" variant="secondary" fullWidth>
          {say('Ask for a new link')}
        </LinkButton>
      )}
    </Frame>
  );
}
