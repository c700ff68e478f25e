import { AccountSignIn } from '@omnis/account';
import { LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAppPath, redirectTarget } from '../app/paths.ts';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';

/** Where owners sign in; afterwards they are where they were heading (platform.md §2). */
export function Component(): ReactElement {
  useTitle('Sign in');
  const navigate = useNavigate();
  const { search } = useLocation();
  const isConfirming = redirectTarget(search).startsWith('/sign-up/verify/');
  return (
    <EntryFrame
      title="Sign in"
      text={isConfirming ? 'Then your address is confirmed.' : 'To your store’s dashboard.'}
    >
      <AccountSignIn
        onSignedIn={async ({ user }) => {
          if (user?.kind === 'customer')
            return { message: 'This account is a shopper’s. Sign in with the account of a store.' };
          const target = redirectTarget(search);
          if (isAppPath(target)) await navigate(target, { replace: true });
          else location.replace(target);
          return undefined;
        }}
      />
      <LinkButton href={`/sign-up/${search}`} variant="secondary" fullWidth>
        Open a store
      </LinkButton>
    </EntryFrame>
  );
}
