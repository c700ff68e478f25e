import { useTexts } from '@omnis/texts/react';
import { ErrorState, LinkButton, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { AccountRoot, useSignedIn } from '@omnis/shop-kit';
import { Suspense, type ReactElement } from 'react';
import { SecurityWords } from './security-words.tsx';
import { ToLogin, useWasSignedIn } from './to-login.tsx';
import { accountTexts } from '../texts/account/index.ts';
import { AccountSecurity } from '@omnis/account';

/** Second factors, the password and where somebody is signed in are cards of these heights. */
const cards = ['10rem', '17rem', '28rem', '11rem'];

/** How a customer signs in, and where: second factors, passkeys, the password, sessions and trusted devices. */
export function SecurityPage(): ReactElement {
  const t = useTexts(accountTexts);
  const { user, isNobody, failed, retrying, retry } = useSignedIn();
  const wasSignedIn = useWasSignedIn();
  const bones = (
    <SkeletonGroup label={t('loadingAccount')}>
      <Stack gap={6}>
        {cards.map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
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
      {/* Its words come later, too: the page that waited for them as a whole was taken away once more. */}
      {user ? (
        <Suspense fallback={bones}>
          <SecurityWords>
            <AccountSecurity />
          </SecurityWords>
        </Suspense>
      ) : (
        bones
      )}
    </AccountRoot>
  );
}
