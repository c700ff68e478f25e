import { errorText, useAccountsResendVerificationMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { Brand, Button, EntryPage, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';
import { product } from '../app/product.ts';
import { CheckAgainButton } from './check-again-button.tsx';
import { LeaveButton } from './leave-button.tsx';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** Sends the mail with the link again, and says how that went. */
export function ResendButton(): ReactElement {
  const t = useTexts(signUpTexts);
  const [resend, { data, error, isLoading }] = useAccountsResendVerificationMutation();
  return (
    <>
      {error !== undefined && (
        <Notice tone="error" alert>
          {errorText(error)}
        </Notice>
      )}
      {data && error === undefined && (
        <Notice tone="success" alert>
          {data.message}
        </Notice>
      )}
      <Button
        variant="secondary"
        fullWidth
        loading={isLoading}
        loadingLabel={t('sending')}
        onClick={() => void resend()}
      >
        {t('sendTheMailAgain')}
      </Button>
    </>
  );
}

/** Shown while an account's address is not verified (platform.md §2). */
export function AwaitVerification(): ReactElement {
  const t = useTexts(signUpTexts);
  const email = useAppSelector(selectUser)?.email;
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title={t('verifyYourAccount')}
      text={<>{textParts(t, 'weHaveSentLinkOpen', { marked: <strong>{email}</strong> })}</>}
    >
      <CheckAgainButton />
      <ResendButton />
      <LeaveButton />
    </EntryPage>
  );
}
