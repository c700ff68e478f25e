import { AccountSecurity } from '@omnis/account';
import { ErrorState, LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSignedIn } from '../data/visitor.ts';
import { AccountRoot } from './account-root.ts';
import { SecurityWords } from './security-words.tsx';
import { ToLogin, useWasSignedIn } from './to-login.tsx';
import { accountTexts } from '../texts/account/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** How a customer signs in, and where: second factors, passkeys, the password, sessions and trusted devices. */
export function SecurityPage(): ReactElement {
  const t = useTexts(accountTexts);
  const { user, isNobody, failed, retrying, retry } = useSignedIn();
  const wasSignedIn = useWasSignedIn();
  if (isNobody) return <ToLogin back="/account/security/" wasSignedIn={wasSignedIn} />;
  if (failed) return <ErrorState titleLevel={1} retrying={retrying} onRetry={retry} />;
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
