import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { AccountMenu, type MenuItem } from '@omnis/ui';
import { Store } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { addStorePath, securityPath, signOutPath } from '../app/paths.ts';
import { appearance } from '../app/preferences.ts';
import { shellTexts, type ShellTexts } from '../texts/shell/index.ts';

const addStore = (t: ShellTexts): MenuItem => ({
  kind: 'link',
  key: 'add-store',
  icon: <Store aria-hidden="true" />,
  label: t('addAStore'),
  href: addStorePath,
});

/** The signed-in person, the appearance of the app, and the way out. */
export function MyAccount(): ReactElement | null {
  const t = useTexts(shellTexts);
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
        items={[addStore(t)]}
        onSignOut={() => void navigate(signOutPath)}
      />
    )
  );
}
