import { errorText, useAccountsVerifyMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { LinkButton, Spinner } from '@omnis/ui';
import { useVisitorKnown } from '@omnis/shop-kit';
import { useEffect, useRef, type ReactElement } from 'react';
import { EntryPanel } from './entry-panel.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { accountTexts } from '../texts/account/index.ts';

/** Properties of {@link VerifyPage}. */
export interface VerifyPageProps {
  /** Of the mail; '' when the address has none. */
  readonly token: string;
}

/** Proves the address of an account by the token of its mail; the guard has asked to sign in who was not. */
export function VerifyPage({ token }: VerifyPageProps): ReactElement {
  const t = useTexts(accountTexts);
  const isKnown = useVisitorKnown();
  const user = useAppSelector(selectUser);
  const [verify, { isSuccess, error }] = useAccountsVerifyMutation();
  const asked = useRef(false);
  useEffect(() => {
    // A token works once: asked for twice, the second answer would say that it is dead.
    if (!isKnown || token === '' || asked.current) return;
    asked.current = true;
    void verify({ body: { token } });
  }, [isKnown, verify, token]);
  if (isSuccess || user?.verified === true) {
    return (
      <EntryPanel title={t('verified')} text={t('verifiedText')}>
        <LinkButton href="/account/" size="lg" fullWidth>
          {t('goToAccount')}
        </LinkButton>
      </EntryPanel>
    );
  }
  if (error === undefined && token !== '') {
    return (
      <EntryPanel title={t('verifying')} text={t('moment')}>
        <Spinner label={t('verifyingShort')} />
      </EntryPanel>
    );
  }
  return (
    <EntryPanel title={t('deadLink')} text={error === undefined ? t('deadLinkText') : errorText(error)}>
      <ResendVerification />
    </EntryPanel>
  );
}
