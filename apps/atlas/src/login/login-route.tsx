import { AccountSignIn } from '@omnis/account';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { firstPage, redirectTarget } from '../app/session.ts';
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
      <AccountSignIn
        onSignedIn={({ user }) => {
          const target = redirectTarget(search);
          void navigate(target === '/' ? firstPage(user?.permissions ?? []) : target, { replace: true });
        }}
      />
    </EntryFrame>
  );
}
