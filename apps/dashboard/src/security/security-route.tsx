import { AccountPersonalData, AccountSecurity, SecondFactorFirst } from '@omnis/account';
import { selectActiveStore, selectUser, useAppSelector } from '@omnis/store';
import { Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { redirectTarget } from '../app/paths.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';

/** How the account of who is signed in is kept, and what may be done with its data. */
export function Component(): ReactElement {
  useTitle('Security');
  const [query] = useSearchParams();
  const store = useAppSelector(selectActiveStore);
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled ?? false;
  const isOwed = store?.force2fa === true && !hasFactor;
  return (
    <>
      <PageHead title="Security" text="How you sign in, and where you are signed in now." />
      <Stack gap={6}>
        <SecondFactorFirst
          owed={isOwed ? `${store.name} asks it of everybody in its team. Turn it on here to go on.` : null}
          target={hasFactor && query.has('redirect_uri') ? redirectTarget(query.toString()) : null}
        />
        <AccountSecurity />
        <AccountPersonalData
          what="your profile, sessions, devices and memberships, and closes the stores that only you own"
          stays="Invoices of those stores stay for as long as tax law asks."
          onDeleted={() => location.assign('/login/')}
        />
      </Stack>
    </>
  );
}
