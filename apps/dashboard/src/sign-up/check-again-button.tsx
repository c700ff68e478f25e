import { accountsApi } from '@omnis/api-client';
import { useAppDispatch } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** Asks the server how the account stands; the guards of the page then lead on when nothing is due any more. */
export function CheckAgainButton(): ReactElement {
  const t = useTexts(signUpTexts);
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    await dispatch(
      accountsApi.endpoints.accountsGet.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    await revalidate();
    setAsking(false);
  };
  return (
    <Button fullWidth loading={isAsking} onClick={() => void ask()}>
      {t('checkAgain')}
    </Button>
  );
}
