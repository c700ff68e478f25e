import { submitFault, useAccountsRequestResetMutation, useLazyAccountsCaptchaQuery } from '@omnis/api-client';
import { ForgotPasswordForm, LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useAccountText } from '../text/account-text.ts';
import type { EntryProps } from './entry-frame.ts';
import { typedEmail } from './typed-email.ts';

/**
 * Has a link to set a new password sent (platform.md §7 reset-password). The same answer whether there is an account or not.
 *
 * @example
 * ```tsx
 * import { ForgotPassword, type EntryFrameProps } from '@omnis/account';
 * const Frame = ({ title, text, children }: EntryFrameProps) => (
 *   <main>
 *     <h1>{title}</h1>
 *     <p>{text}</p>
 *     {children}
 *   </main>
 * );
 * export const Page = () => <ForgotPassword frame={Frame} />;
 * ```
 */
export function ForgotPassword({ frame: Frame }: EntryProps): ReactElement {
  const say = useAccountText();
  const [request] = useAccountsRequestResetMutation();
  const [challenge] = useLazyAccountsCaptchaQuery();
  return (
    <Frame
      title={say('Forgot your password?')}
      text={say('Enter the email address of your account and we’ll send you a link to set a new password.')}
    >
      <ForgotPasswordForm
        email={typedEmail()}
        loadCaptcha={(action) => challenge({ query: { action } }).unwrap()}
        onRequest={async (email, tokens) => {
          const { error } = await request({ body: { email, ...tokens } });
          return error === undefined ? undefined : submitFault(error);
        }}
      />
      <LinkButton href="/login/" variant="secondary" fullWidth>
        {say('Back to sign in')}
      </LinkButton>
    </Frame>
  );
}
