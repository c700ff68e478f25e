import { AccountPersonalData, AccountSecurity, SecondFactorFirst } from '@omnis/account';
import { selectUser, useAppSelector } from '@omnis/store';
import { PageHead, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { redirectTarget } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Narrow } from '../parts/narrow.ts';

/** How the account of who is signed in is kept, and what may be done with its data. */
export function Component(): ReactElement {
  useTitle('Security');
  const { search } = useLocation();
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled ?? false;
  const wasLedHere = new URLSearchParams(search).has('redirect_uri');
  return (
    <Narrow>
      <PageHead title="Security" text="How you sign in, and where you are signed in now." />
      <Stack gap={6}>
        <SecondFactorFirst owed={null} target={hasFactor && wasLedHere ? redirectTarget(search) : null} />
        <AccountSecurity />
        <AccountPersonalData
          what="your profile, roles, sessions and devices"
          stays="What you did with orders stays in their logs."
          onDeleted={() => location.assign('/login/')}
        />
      </Stack>
    </Narrow>
  );
}
