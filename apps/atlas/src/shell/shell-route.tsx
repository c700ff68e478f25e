import { useAccountsLogoutMutation, useAtlasPermissionRequestsQuery } from '@omnis/api-client';
import { selectPermissions, selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { AccountMenu, Brand, Frame, Link, VisuallyHidden } from '@omnis/ui';
import { PageOutlet } from '@omnis/ui/react-router';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { appearance } from '../app/preferences.ts';
import { product } from '../app/product.ts';
import { ChatNews, countOf, useChatWatch, type ChatWatch } from '../chats/chat-watch.tsx';
import { PermissionProvider } from '../permissions/permission-context.tsx';
import { DueNotice } from '../security/due-notice.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { shellTexts, type ShellTextKey } from '../texts/shell/index.ts';

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
  /* All that is free stands between the sections and what follows them. */
  > button[data-look] {
    margin-inline-start: 0;
  }
  nav .count {
    display: grid;
    place-items: center;
    min-width: 1.375rem;
    height: 1.375rem;
    margin-inline-start: ${token('space.2')};
    padding-inline: ${token('space.1')};
    border-radius: ${token('radius.full')};
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font-size: ${token('type.xs')};
    font-variant-numeric: tabular-nums;
  }
  nav a:hover {
    background: color-mix(in srgb, ${token('sidebar.activeBackground')} 55%, transparent);
  }
  nav a[aria-current='page'] {
    background: ${token('sidebar.activeBackground')};
    color: ${token('sidebar.activeColor')};
  }
  /* Two rows: the brand with the account, and below them the sections over the whole width. */
  ${media.down('md')} {
    flex-wrap: wrap;
    row-gap: 0;

    > a {
      margin-inline-end: auto;
    }
    nav {
      order: 1;
      flex: 1 0 100%;
      gap: 0;
      min-width: 0;
      margin-inline: calc(-1 * ${token('space.2')});
      /* More sections than fit are scrolled to; the one that is open is seen. */
      overflow-x: auto;
      scrollbar-width: none;
    }
    nav a {
      flex: 1 1 auto;
      justify-content: center;
      min-height: 2.75rem;
      padding-inline: ${token('space.1')};
    }
    nav .count {
      margin-inline-start: ${token('space.1')};
    }
  }
`;

const Due = styled.div.withConfig({ componentId: 'atlas-due' })`
  &:not(:empty) {
    margin-bottom: ${token('space.5')};
  }
`;

/** Milliseconds between two looks at what waits for a decision. */
const lookEvery = 60_000;

const sections = [
  { href: '/', textKey: 'orders', isAt: (path: string) => path === '/' || path.startsWith('/orders/') },
  { href: '/chats/', textKey: 'chats', isAt: (path: string) => path.startsWith('/chats') },
  { href: '/customers/', textKey: 'customers', isAt: (path: string) => path.startsWith('/customers') },
  { href: '/stores/', textKey: 'stores', isAt: (path: string) => path.startsWith('/stores') },
  { href: '/products/', textKey: 'products', isAt: (path: string) => path.startsWith('/products') },
  {
    href: '/staff/',
    textKey: 'staff',
    isAt: (path: string) => path.startsWith('/staff') || path.startsWith('/roles'),
  },
  { href: '/permissions/', textKey: 'requests', isAt: (path: string) => path.startsWith('/permissions') },
  { href: '/jobs/', textKey: 'jobs', isAt: (path: string) => path.startsWith('/jobs') },
  {
    href: '/seasonal-banner/',
    textKey: 'seasonalBanner',
    isAt: (path: string) => path.startsWith('/seasonal-banner'),
  },
] as const satisfies readonly {
  href: string;
  textKey: ShellTextKey;
  isAt: (path: string) => boolean;
}[];

/** Scrolls the entry of the open section into its row, and nothing else. */
function showInNav(entry: HTMLAnchorElement | null): void {
  const row = entry?.parentElement;
  if (entry && row) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}

/** Number of requests waiting for the signed-in person; 0 for anyone who may not decide. */
function useWaiting(): number {
  const user = useAppSelector(selectUser);
  const mayDecide = useAppSelector(selectPermissions).includes('permissions.grant');
  const { data } = useAtlasPermissionRequestsQuery(undefined, {
    skip: !mayDecide || user?.twoFactorOwed === true,
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
  });
  return data?.items.filter(({ state }) => state === 'open').length ?? 0;
}

/** How much waits in a section, and what of it; nothing while it is none. */
function Count({
  count,
  spoken,
}: {
  readonly count: number;
  readonly spoken: (count: string) => string;
}): ReactElement | null {
  if (count === 0) return null;
  const shown = count > 99 ? '99+' : String(count);
  return (
    <span className="count">
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken(shown)}</VisuallyHidden>
    </span>
  );
}

function Sections({ chats }: { readonly chats: ChatWatch }): ReactElement {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const waiting = useWaiting();
  // Work in the background concerns few, so that only they are shown the way to it.
  const permissions = useAppSelector(selectPermissions);
  const isHidden = (href: string): boolean =>
    (href === '/jobs/' && !permissions.includes('jobs.manage')) ||
    (href === '/seasonal-banner/' && !permissions.includes('stores.manage'));
  return (
    <>
      {sections
        .filter(({ href }) => !isHidden(href))
        .map(({ href, textKey, isAt }) => (
          <Link
            key={href}
            href={href}
            aria-current={isAt(pathname) ? 'page' : undefined}
            {...(isAt(pathname) && { ref: showInNav })}
          >
            {t(textKey)}
            {href === '/permissions/' && (
              <Count count={waiting} spoken={(requests) => t('requestsWaiting', { requests })} />
            )}
            {href === '/chats/' && (
              <Count count={countOf(chats)} spoken={(shown) => t('chatsWaiting', { chats: shown })} />
            )}
          </Link>
        ))}
    </>
  );
}

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
        profileHref="/profile/"
        securityHref="/security/"
      />
    )
  );
}

/** Frame of every page for staff: the bar with the sections and the account. */
export function Component(): ReactElement {
  const t = useTexts(shellTexts);
  const chats = useChatWatch();
  const bar = (
    <Bar>
      <Link href="/">
        <Brand {...product} />
      </Link>
      <nav aria-label={t('sections')}>
        <Sections chats={chats} />
      </nav>
      <ShortcutHelp />
      <MyAccount />
    </Bar>
  );
  return (
    <Frame bar={bar}>
      <PermissionProvider>
        <Due>
          <DueNotice />
        </Due>
        <PageOutlet />
        <ChatNews watch={chats} />
      </PermissionProvider>
    </Frame>
  );
}
