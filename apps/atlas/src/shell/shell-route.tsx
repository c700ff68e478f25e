import { useAccountsLogoutMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { token } from '@omnis/theme/react';
import { AccountMenu, Brand, Frame, Link } from '@omnis/ui';
import { PageOutlet } from '@omnis/ui/react-router';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { appearance } from '../app/preferences.ts';
import { product } from '../app/product.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

const Bar = styled.div.withConfig({ componentId: 'atlas-bar' })`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space.3')};
  min-width: 0;

  > a {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    margin-inline-end: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: inherit;
    text-decoration: none;
  }
  nav {
    display: flex;
    gap: ${token('space.1')};
    margin-inline-end: auto;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    padding-inline: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: inherit;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    text-decoration: none;
  }
  nav a:hover {
    background: color-mix(in srgb, ${token('sidebar.activeBackground')} 55%, transparent);
  }
  nav a[aria-current='page'] {
    background: ${token('sidebar.activeBackground')};
    color: ${token('sidebar.activeColor')};
  }
`;

function MyAccount(): ReactElement | null {
  const user = useAppSelector(selectUser);
  const [logout] = useAccountsLogoutMutation();
  const look = appearance.use();
  return (
    user && (
      <AccountMenu
        account={user}
        look="bar"
        appearance={look}
        onAppearance={appearance.set}
        onSignOut={() => void logout()}
      />
    )
  );
}

/** What surrounds every page for staff: the bar with the sections and the account. */
export function Component(): ReactElement {
  const bar = (
    <Bar>
      <Link href="/">
        <Brand {...product} />
      </Link>
      <nav aria-label="Sections">
        {/* Every page of this app is about orders. */}
        <Link href="/" aria-current="page">
          Orders
        </Link>
      </nav>
      <ShortcutHelp />
      <MyAccount />
    </Bar>
  );
  return (
    <Frame bar={bar}>
      <PageOutlet />
    </Frame>
  );
}
