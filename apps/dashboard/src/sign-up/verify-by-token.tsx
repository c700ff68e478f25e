import { errorText, useAccountsVerifyMutation, useLazyAccountsGetQuery } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { Brand, EntryPage, LinkButton, Starting } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { homePath } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { ResendButton } from './await-verification.tsx';

/** Proves the address by the token of the mail; the guard has asked to sign in who was not. */
export function VerifyByToken({ token }: { readonly token: string }): ReactElement {
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
      <EntryPage brand={brand} title="Your address is verified" text="Thank you. That was all we needed.">
        <LinkButton href={homePath} size="lg" fullWidth>
          Go to your dashboard
        </LinkButton>
      </EntryPage>
    );
  }
  if (error === undefined) return <Starting label="Verifying your address" />;
  return (
    <EntryPage brand={brand} title="This link does not work" text={errorText(error)}>
      <ResendButton />
    </EntryPage>
  );
}
