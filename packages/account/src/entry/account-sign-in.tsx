import {
  submitFault,
  useAccountsLoginMutation,
  useAccountsPasskeyLoginMutation,
  useAccountsPasskeyOptionsMutation,
  useAccountsRecoveryLoginMutation,
  useAccountsTextCodeMutation,
  useLazyAccountsCaptchaQuery,
  type CallAnswer,
} from '@omnis/api-client';
import { PasskeySignIn, SignInForm, type SubmitFault } from '@omnis/ui';
import { useRef, type ReactElement } from 'react';
import { keepTypedEmail } from './typed-email.ts';

/** Account that is signed in now. */
export type SignedIn = CallAnswer<'accounts.get'>;

/** Properties of {@link AccountSignIn}. */
export interface AccountSignInProps {
  /** Address of the person most likely to sign in; the field starts with it. */
  readonly email?: string | undefined;
  /**
   * Leads on from a sign-in; nothing where the page goes by the store. A fault that it returns is shown, and signing in can
   * be tried again.
   */
  readonly onSignedIn?: (session: SignedIn) => Promise<SubmitFault | void> | SubmitFault | void;
}

/**
 * Signing in over the API: by password with what else is asked for (a code of an app or a text message, a recovery code, a
 * captcha), or by passkey (platform.md §2, §4, §7).
 *
 * @example
 * ```tsx
 * import { AccountSignIn } from '@omnis/account';
 * export const Page = () => <AccountSignIn onSignedIn={() => location.assign('/account/')} />;
 * ```
 */
export function AccountSignIn({ email, onSignedIn }: AccountSignInProps): ReactElement {
  const [login] = useAccountsLoginMutation();
  const [recover] = useAccountsRecoveryLoginMutation();
  const [askPasskey] = useAccountsPasskeyOptionsMutation();
  const [openWith] = useAccountsPasskeyLoginMutation();
  const [textCode] = useAccountsTextCodeMutation();
  const [challenge] = useLazyAccountsCaptchaQuery();
  // Anyone already signed in and on the way to the next page does not sign in a second time.
  const isIn = useRef(false);
  const enter = async (answer: () => Promise<SignedIn>): Promise<SubmitFault | void> => {
    if (isIn.current) return undefined;
    let session: SignedIn;
    try {
      session = await answer();
    } catch (error) {
      return submitFault(error);
    }
    isIn.current = true;
    keepTypedEmail('');
    const fault = await onSignedIn?.(session);
    if (fault) isIn.current = false;
    return fault;
  };
  return (
    <>
      <SignInForm
        email={email}
        onSignIn={(body) => enter(() => login({ body }).unwrap())}
        onRecover={(body) => enter(() => recover({ body }).unwrap())}
        onTextCode={async (body) => {
          const { data, error } = await textCode({ body });
          return data === undefined ? submitFault(error) : { sent: data.message };
        }}
        loadCaptcha={(action) => challenge({ query: { action } }).unwrap()}
        forgotHref="/login/forgot/"
        onForgot={keepTypedEmail}
      />
      <PasskeySignIn
        onAsk={() => askPasskey().unwrap()}
        onSign={(credential) => enter(() => openWith({ body: { credential } }).unwrap())}
        faultOf={submitFault}
      />
    </>
  );
}
