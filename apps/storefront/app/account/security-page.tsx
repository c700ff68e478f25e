import { AccountSecurity } from '@omnis/account';
import { loginPath } from '@omnis/guards';
import { selectSessionKnown, selectUser, useAppSelector } from '@omnis/store';
import { LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { AccountRoot } from './account-root.ts';

/** How a customer signs in, and where: second factors, passkeys, the password, sessions and trusted devices. */
export function SecurityPage(): ReactElement {
  const known = useAppSelector(selectSessionKnown);
  const user = useAppSelector(selectUser);
  if (known && !user) return <Navigate to={loginPath('/account/security/')} replace />;
  return (
    <AccountRoot>
      <div className="head">
        <div>
          <h1>Sign-in and security</h1>
          <p>How you sign in, and where you are signed in now.</p>
        </div>
        <LinkButton href="/account/" variant="secondary">
          Your account
        </LinkButton>
      </div>
      {user ? (
        <AccountSecurity />
      ) : (
        <SkeletonGroup label="Loading your account">
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
    </AccountRoot>
  );
}
