import { AccountPersonalData, AccountSecurity } from '@omnis/account';
import { PageHead, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { Narrow } from '../parts/narrow.ts';

/** How the account of who is signed in is kept, and what may be done with its data. */
export function Component(): ReactElement {
  useTitle('Security');
  return (
    <Narrow>
      <PageHead title="Security" text="How you sign in, and where you are signed in now." />
      <Stack gap={6}>
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
