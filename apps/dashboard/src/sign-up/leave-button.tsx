import { useAccountsLogoutMutation } from '@omnis/api-client';
import { Button } from '@omnis/ui';
import type { ReactElement } from 'react';

/** Signs out, for those who are signed in with the wrong account. */
export function LeaveButton(): ReactElement {
  const [logout, { isLoading }] = useAccountsLogoutMutation();
  return (
    <Button variant="secondary" fullWidth loading={isLoading} onClick={() => void logout()}>
      Sign out
    </Button>
  );
}
