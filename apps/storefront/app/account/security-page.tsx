import { AccountSecurity } from '@omnis/account';
import { loginPath } from '@omnis/guards';
import { selectSessionKnown, selectUser, useAppSelector } from '@omnis/store';
import { LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { AccountRoot } from './account-root.ts';
import { SecurityWords } from './security-words.tsx';
import { accountTexts } from '../texts/account/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** How a customer signs in, and where: second factors, passkeys, the password, sessions and trusted devices. */
export function SecurityPage(): ReactElement {
  const t = useTexts(accountTexts);
  const known = useAppSelector(selectSessionKnown);
  const user = useAppSelector(selectUser);
  if (known && !user) return <Navigate to={loginPath('/account/security/')} replace />;
  return (
    <AccountRoot>
      <div className="head">
        <div>
          <h1>{t('security')}</h1>
          <p>{t('securityIntro')}</p>
        </div>
        <LinkButton href="/account/" variant="secondary">
          {t('yourAccount')}
        </LinkButton>
      </div>
      {user ? (
        <SecurityWords>
          <AccountSecurity />
        </SecurityWords>
      ) : (
        <SkeletonGroup label={t('loadingAccount')}>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
    </AccountRoot>
  );
}
