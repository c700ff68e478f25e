import { selectUser, useAppSelector } from '@omnis/store';
import { AccountMenu } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { securityPath, signOutPath } from '../app/paths.ts';
import { appearance } from '../app/preferences.ts';

/** Who is signed in, how the app looks, and the way out. */
export function MyAccount(): ReactElement | null {
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const look = appearance.use();
  return (
    user && (
      <AccountMenu
        account={user}
        look="side"
        appearance={look}
        onAppearance={appearance.set}
        securityHref={securityPath}
        onSignOut={() => void navigate(signOutPath)}
      />
    )
  );
}
