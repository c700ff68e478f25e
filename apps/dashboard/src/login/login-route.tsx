import { AccountSignIn } from '@omnis/account';
import { useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAppPath, redirectTarget } from '../app/paths.ts';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';
import { loginTexts } from '../texts/login/index.ts';

/** Where owners sign in; afterwards they are where they were heading (platform.md §2). */
export function Component(): ReactElement {
  const t = useTexts(loginTexts);
  useTitle(t('signIn'));
  const navigate = useNavigate();
  const { search } = useLocation();
  const isConfirming = redirectTarget(search).startsWith('/sign-up/verify/');
  return (
    <EntryFrame
      title={t('signIn')}
      text={isConfirming ? t('thenYourAddressIsConfirmed') : t('toYourStoresDashboard')}
    >
      <AccountSignIn
        onSignedIn={async ({ user }) => {
          if (user?.kind === 'customer') return { message: t('accountShoppersSignAccountStore') };
          const target = redirectTarget(search);
          if (isAppPath(target)) await navigate(target, { replace: true });
          else location.replace(target);
          return undefined;
        }}
      />
      <LinkButton href={`/sign-up/${search}`} variant="secondary" fullWidth>
        {t('openAStore')}
      </LinkButton>
    </EntryFrame>
  );
}
