import { errorText, useAccountsVerifyMutation, useLazyAccountsGetQuery } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Brand, EntryPage, LinkButton, Starting } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { homePath } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { ResendButton } from './await-verification.tsx';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** Proves the address by the token of the mail; the guard has asked to sign in who was not. */
export function VerifyByToken({ token }: { readonly token: string }): ReactElement {
  const t = useTexts(signUpTexts);
  const isVerified = useAppSelector(selectUser)?.verified === true;
  const [verify, { error }] = useAccountsVerifyMutation();
  const [askWho] = useLazyAccountsGetQuery();
  const [isDone, setDone] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    // A token works once: asked for twice, the second answer would say that it is dead.
    if (asked.current) return;
    asked.current = true;
    const prove = async (): Promise<void> => {
      const answer = await verify({ body: { token } });
      if (answer.error !== undefined) return;
      // The guards of the dashboard look at the session that is known.
      await askWho();
      setDone(true);
    };
    void prove();
  }, [verify, askWho, token]);
  const brand = <Brand {...product} />;
  if (isDone || (error !== undefined && isVerified)) {
    return (
      <EntryPage brand={brand} title={t('yourAddressIsVerified')} text={t('yourAddressIsVerifiedText')}>
        <LinkButton href={homePath} size="lg" fullWidth>
          {t('goToYourDashboard')}
        </LinkButton>
      </EntryPage>
    );
  }
  if (error === undefined) return <Starting label={t('verifyingYourAddress')} />;
  return (
    <EntryPage brand={brand} title={t('thisLinkDoesNotWork')} text={errorText(error)}>
      <ResendButton />
    </EntryPage>
  );
}
