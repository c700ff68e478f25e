import { errorText, useAccountsResendVerificationMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { Brand, Button, EntryPage, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';
import { product } from '../app/product.ts';
import { CheckAgainButton } from './check-again-button.tsx';
import { LeaveButton } from './leave-button.tsx';

/** Sends the mail with the link again, and says how that went. */
export function ResendButton(): ReactElement {
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
        loadingLabel="Sending"
        onClick={() => void resend()}
      >
        Send the mail again
      </Button>
    </>
  );
}

/** What is due while an account's address is not verified (platform.md §2). */
export function AwaitVerification(): ReactElement {
  const email = useAppSelector(selectUser)?.email;
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title="Verify your account"
      text={
        <>
          We have sent a link to <strong>{email}</strong>. Open it, and your dashboard opens too. Look in your
          spam folder if it takes longer than a few minutes.
        </>
      }
    >
      <CheckAgainButton />
      <ResendButton />
      <LeaveButton />
    </EntryPage>
  );
}
