import { useAccountsLogoutMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { media, token } from '@omnis/theme/react';
import { Menu, VisuallyHidden, type MenuItem } from '@omnis/ui';
import { Check, ChevronDown, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { styled } from 'styled-components';
import { setThemeMode, themeModes, useThemeMode, type ThemeMode } from '../app/preferences.ts';

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: 2.5rem;
  padding: 0 ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.md')};
  background: none;
  color: inherit;
  font-weight: ${token('weight.medium')};

  &:hover,
  &[data-popup-open] {
    background: ${token('sidebar.activeBackground')};
  }
  .initials {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
  }
  svg {
    width: 1rem;
    height: 1rem;
    opacity: 0.7;
  }
  ${media.down('md')} {
    .name {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    svg {
      display: none;
    }
  }
`;

const modes: Readonly<Record<ThemeMode, { label: string; icon: ReactElement }>> = {
  auto: { label: 'As the system', icon: <Monitor aria-hidden="true" /> },
  light: { label: 'Light', icon: <Sun aria-hidden="true" /> },
  dark: { label: 'Dark', icon: <Moon aria-hidden="true" /> },
};

function UserButton({
  name,
  initials,
  ...rest
}: ComponentProps<'button'> & { initials: string }): ReactElement {
  return (
    <Trigger type="button" {...rest}>
      <span className="initials" aria-hidden="true">
        {initials}
      </span>
      <span className="name">{name}</span>
      <VisuallyHidden>, your menu</VisuallyHidden>
      <ChevronDown aria-hidden="true" />
    </Trigger>
  );
}

/** Who is signed in, how the app looks, and the way out. */
export function UserMenu(): ReactElement | null {
  const user = useAppSelector(selectUser);
  const mode = useThemeMode();
  const [logout] = useAccountsLogoutMutation();
  if (user === null) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  const initials =
    `${user.firstName.charAt(0)}${user.lastName.charAt(0)}` || user.email.charAt(0).toUpperCase();
  const items: MenuItem[] = [
    ...themeModes.map((each) => ({
      key: each,
      icon: modes[each].icon,
      label: (
        <>
          {modes[each].label}
          {each === mode && (
            <Check aria-label="chosen" size={14} style={{ display: 'inline', marginLeft: '0.5em' }} />
          )}
        </>
      ),
      onSelect: () => setThemeMode(each),
    })),
    { kind: 'separator', key: 'line' },
    { key: 'out', icon: <LogOut aria-hidden="true" />, label: 'Sign out', onSelect: () => void logout() },
  ];
  return <Menu title={user.email} trigger={<UserButton name={name} initials={initials} />} items={items} />;
}
