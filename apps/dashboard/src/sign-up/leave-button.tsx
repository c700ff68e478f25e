import { LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { signOutPath } from '../app/paths.ts';

/** Signs out, for those who are signed in with the wrong account. */
export function LeaveButton(): ReactElement {
  return (
    <LinkButton href={signOutPath} variant="secondary" fullWidth>
      Sign out
    </LinkButton>
  );
}
