import { useAccountsSecurityQuery } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { PasskeysCard, SecurityCards, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { CardShapes } from '../card-shapes.tsx';
import { Loaded } from '../loaded.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { securityFaults } from './security-faults.ts';
import { usePasskeyCalls } from './use-passkey-calls.ts';
import { useSecurityCalls } from './use-security-calls.ts';

/**
 * How the account of who is signed in is kept, over the API: second factors, password, sessions, trusted devices and
 * passkeys. The same for shoppers, owners and staff.
 *
 * @example
 * ```tsx
 * import { AccountSecurity } from '@omnis/account';
 * export const Page = () => (
 *   <main>
 *     <h1>Security</h1>
 *     <AccountSecurity />
 *   </main>
 * );
 * ```
 */
export function AccountSecurity(): ReactElement {
  const query = useAccountsSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  const email = useAppSelector(selectUser)?.email ?? '';
  const calls = useSecurityCalls();
  const passkeyCalls = usePasskeyCalls();
  return (
    <KeptFocus>
      <Loaded query={query} skeleton={<CardShapes count={3} />}>
        {(security) => (
          <Stack gap={6}>
            <SecurityCards {...{ security, email, calls }} {...securityFaults} />
            <PasskeysCard
              passkeys={security.passkeys}
              hasFactor={security.twoFactor.enabled || security.twoFactor.sms !== null}
              calls={passkeyCalls}
              {...securityFaults}
            />
          </Stack>
        )}
      </Loaded>
    </KeptFocus>
  );
}
