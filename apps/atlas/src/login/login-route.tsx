import { AccountSignIn } from '@omnis/account';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redirectTarget } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';

/** Where staff sign in; afterwards they are where they were heading. */
export function Component(): ReactElement {
  useTitle('Sign in');
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <EntryFrame title="Sign in" text="For the people who make and send the orders.">
      <AccountSignIn onSignedIn={() => void navigate(redirectTarget(search), { replace: true })} />
    </EntryFrame>
  );
}
