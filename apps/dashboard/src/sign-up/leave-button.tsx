import { useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { signOutPath } from '../app/paths.ts';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** Signs out, for those who are signed in with the wrong account. */
export function LeaveButton(): ReactElement {
  const t = useTexts(signUpTexts);
  return (
    <LinkButton href={signOutPath} variant="secondary" fullWidth>
      {t('signOut')}
    </LinkButton>
  );
}
