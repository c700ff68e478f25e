import { AccountSignIn } from '@omnis/account';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redirectTarget } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';
import { loginTexts } from '../texts/login/index.ts';

/** Where staff sign in; afterwards they are where they were heading. */
export function Component(): ReactElement {
  const t = useTexts(loginTexts);
  useTitle(t('signIn'));
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <EntryFrame title={t('signIn')} text={t('signInText')}>
      <AccountSignIn onSignedIn={() => void navigate(redirectTarget(search), { replace: true })} />
    </EntryFrame>
  );
}
