import { useAccountsLogoutMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from '@omnis/shop-kit/react-router';
import { accountTexts } from '../texts/account/index.ts';

/** State of the page that signing out leads to, where the shop did not take it: the cookie is still there. */
export const stillSignedIn = { staysSignedIn: true } as const;

/** True for anyone who came here to sign out, and could not. */
export function useStaysSignedIn(): boolean {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null && 'staysSignedIn' in state;
}

/** Says that signing out did not reach the shop, which somebody at a shared computer has to know, and does it again. */
export function SignOutAgain(): ReactElement {
  const t = useTexts(accountTexts);
  const [signOut, { data, isLoading }] = useAccountsLogoutMutation();
  const done = useRef<HTMLParagraphElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // Its button is gone.
    if (data) done.current?.focus();
  }, [data]);
  if (data) {
    return (
      <p ref={done} role="status" tabIndex={-1}>
        {data.message}
      </p>
    );
  }
  return (
    <div className="again">
      {/* Said again after each try. */}
      <p key={tries} className="fault" role="alert">
        <CircleAlert aria-hidden="true" />
        {t('signOutFailed')}
      </p>
      <Button
        variant="secondary"
        loading={isLoading}
        loadingLabel={t('signingOut')}
        onClick={() => {
          void signOut(undefined).finally(() => setTries(tries + 1));
        }}
      >
        {t('signOut')}
      </Button>
    </div>
  );
}
