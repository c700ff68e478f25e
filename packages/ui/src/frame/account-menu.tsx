import { media, token } from '@omnis/theme/react';
import { ChevronsUpDown, LogOut, Monitor, Moon, ShieldCheck, Sun, UserRound } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../menu/menu.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const Root = styled.button.withConfig({ componentId: 'ui-account-menu' })`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-width: 2.5rem;
  min-height: 2.5rem;
  padding: ${token('space.1')} ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.md')};
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &:hover,
  &[data-popup-open] {
    background: ${token('sidebar.activeBackground')};
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
  .initials {
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    overflow: hidden;
  }
  .initials img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .text {
    flex: 1;
    min-width: 0;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    line-height: 1.35;
  }
  .text > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${token('sidebar.muted')};
    font-size: ${token('type.xs')};
    font-weight: normal;
  }
  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token('sidebar.muted')};
  }
  &[data-look='side'] {
    width: 100%;
    min-height: 3rem;
    padding-inline: ${token('space.3')};
  }
  /* At the end of its bar, whatever stands before it. */
  &[data-look='bar'] {
    margin-inline-start: auto;
  }
  &[data-look='bar'] small {
    display: none;
  }
  ${media.down('md')} {
    &[data-look='bar'] .text {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-look='bar'] > svg {
      display: none;
    }
  }
`;

/** How an app looks: as the system asks, or as its user has said. */
export const appearances = ['auto', 'light', 'dark'] as const;
/** How an app looks. */
export type Appearance = (typeof appearances)[number];

const labels: Readonly<Record<Appearance, { label: string; icon: ReactElement }>> = {
  auto: { label: 'As the system', icon: <Monitor aria-hidden="true" /> },
  light: { label: 'Light', icon: <Sun aria-hidden="true" /> },
  dark: { label: 'Dark', icon: <Moon aria-hidden="true" /> },
};

/** Account of an app's user. */
export interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Address of their picture; initials without one. */
  readonly avatar?: string | null;
}

/** Properties of {@link AccountMenu}. */
export interface AccountMenuProps {
  readonly account: Account;
  /** In a bar it shows the name, and on small screens the initials alone; in a sidebar the address too. */
  readonly look: 'bar' | 'side';
  readonly appearance: Appearance;
  readonly onAppearance: (appearance: Appearance) => void;
  readonly onSignOut: () => void;
  /** Where who is signed in says who they are; without: no link. */
  readonly profileHref?: string;
  /** Where passwords, second factors and sessions are seen to; without: no link. */
  readonly securityHref?: string;
  /** More to do, above signing out. */
  readonly items?: readonly MenuItem[];
}

interface TriggerProps extends ComponentProps<'button'> {
  readonly account: Account;
  readonly look: 'bar' | 'side';
}

function nameOf({ firstName, lastName, email }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

function initialsOf({ firstName, lastName, email }: Account): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}` || email.charAt(0).toUpperCase();
}

function Trigger({ account, look, ...rest }: TriggerProps): ReactElement {
  const name = nameOf(account);
  return (
    <Root type="button" data-look={look} {...rest}>
      <span className="initials" aria-hidden="true">
        {account.avatar ? <img src={account.avatar} alt="" /> : initialsOf(account)}
      </span>
      <span className="text">
        <span>{name}</span>
        {name !== account.email && <small>{account.email}</small>}
      </span>
      <VisuallyHidden>, your account</VisuallyHidden>
      <ChevronsUpDown aria-hidden="true" />
    </Root>
  );
}

function profileLink(href: string): MenuItem {
  return { kind: 'link', key: 'profile', icon: <UserRound aria-hidden="true" />, label: 'Profile', href };
}

function securityLink(href: string): MenuItem {
  return { kind: 'link', key: 'security', icon: <ShieldCheck aria-hidden="true" />, label: 'Security', href };
}

/**
 * Menu with the signed-in person, the appearance of the app, and the way out.
 *
 * @example
 * ```tsx
 * import { AccountMenu } from '@omnis/ui';
 * export const Mine = ({ signOut }: { signOut: () => void }) => (
 *   <AccountMenu
 *     account={{ firstName: 'Nell', lastName: 'Marlow', email: 'nell@example.com' }}
 *     look="side" appearance="auto" onAppearance={() => undefined} onSignOut={signOut}
 *   />
 * );
 * ```
 */
export function AccountMenu({
  account,
  look,
  appearance,
  onAppearance,
  onSignOut,
  profileHref,
  securityHref,
  items: more = [],
}: AccountMenuProps): ReactElement {
  const items: MenuItem[] = [
    {
      kind: 'choices',
      key: 'appearance',
      title: 'Appearance',
      value: appearance,
      choices: appearances.map((value) => ({ value, ...labels[value] })),
      onChoose: (value) => onAppearance(appearances.find((each) => each === value) ?? 'auto'),
    },
    { kind: 'separator', key: 'line' },
    ...(profileHref === undefined ? [] : [profileLink(profileHref)]),
    ...(securityHref === undefined ? [] : [securityLink(securityHref)]),
    ...more,
    { key: 'out', icon: <LogOut aria-hidden="true" />, label: 'Sign out', onSelect: onSignOut },
  ];
  return (
    <Menu
      title={account.email}
      side={look === 'side' ? 'top' : 'bottom'}
      align={look === 'side' ? 'start' : 'end'}
      trigger={<Trigger account={account} look={look} />}
      items={items}
    />
  );
}
