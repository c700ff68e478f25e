import { errorText, useAccountsResendVerificationMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';
import { accountTexts } from '../texts/account/index.ts';

/** Sends the mail that proves the address again, and says how that went. */
export function ResendVerification(): ReactElement {
  const t = useTexts(accountTexts);
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
      <Button
        variant="secondary"
        loading={isLoading}
        loadingLabel={t('sending')}
        onClick={() => void resend()}
      >
        {t('sendAgain')}
      </Button>
    </>
  );
}
