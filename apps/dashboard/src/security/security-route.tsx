import { AccountPersonalData, AccountSecurity } from '@omnis/account';
import { Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';

/** How the account of who is signed in is kept, and what may be done with its data. */
export function Component(): ReactElement {
  useTitle('Security');
  return (
    <>
      <PageHead title="Security" text="How you sign in, and where you are signed in now." />
      <Stack gap={6}>
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
