import { useAccountsLogoutMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Starting } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { signUpTexts } from '../texts/sign-up/index.ts';

/**
 * Signs out, away from the pages that show the store: nothing of theirs is asked for again once the session has ended.
 * The store's listener then leads to /login/, whatever the server has answered (platform.md §4).
 */
export function Component(): ReactElement {
  const t = useTexts(signUpTexts);
  useTitle(t('signingOut'));
  const [logout] = useAccountsLogoutMutation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void logout();
  }, [logout]);
  return <Starting label={t('signingOut')} />;
}
