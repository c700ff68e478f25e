import { errorText, useAccountsResendVerificationMutation } from '@omnis/api-client';
import { Button, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';

/** Sends the mail that proves the address again, and says how that went. */
export function ResendVerification(): ReactElement {
  const [resend, { data, error, isLoading }] = useAccountsResendVerificationMutation();
  if (data && error === undefined) {
    return (
      <Notice tone="success" alert>
        {data.message}
      </Notice>
    );
  }
  return (
    <>
      {error !== undefined && (
        <Notice tone="error" alert>
          {errorText(error)}
        </Notice>
      )}
      <Button variant="secondary" loading={isLoading} loadingLabel="Sending" onClick={() => void resend()}>
        Send the mail again
      </Button>
    </>
  );
}
