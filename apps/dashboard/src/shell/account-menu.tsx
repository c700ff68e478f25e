import { selectUser, useAppSelector } from '@omnis/store';
import { token } from '@omnis/theme/react';
import { Menu, type MenuItem } from '@omnis/ui';
import { Check, ChevronsUpDown, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { signOutPath } from '../app/paths.ts';
import { setThemeMode, themeModes, useThemeMode, type ThemeMode } from '../app/theme-mode.ts';

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  width: 100%;
  min-height: 3rem;
  padding: ${token('space.1')} ${token('space.3')};
  border: 0;
  border-radius: ${token('radius.md')};
  background: none;
  color: inherit;
  text-align: start;

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
    background: ${token('sidebar.activeBackground')};
    color: ${token('sidebar.activeColor')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
  }
  &:hover .initials,
  &[data-popup-open] .initials {
    background: ${token('sidebar.background')};
  }
  .text {
    flex: 1;
    min-width: 0;
    font-size: ${token('type.sm')};
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
  }
  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token('sidebar.muted')};
  }
`;

const Chosen = styled(Check)`
  && {
    display: inline;
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-start: ${token('space.2')};
    vertical-align: -0.1em;
  }
`;

const modes: Readonly<Record<ThemeMode, { label: string; icon: ReactElement }>> = {
  auto: { label: 'As the system', icon: <Monitor aria-hidden="true" /> },
  light: { label: 'Light', icon: <Sun aria-hidden="true" /> },
  dark: { label: 'Dark', icon: <Moon aria-hidden="true" /> },
};

interface AccountButtonProps extends ComponentProps<'button'> {
  readonly fullName: string;
  readonly email: string;
  readonly initials: string;
}

function AccountButton({ fullName, email, initials, ...rest }: AccountButtonProps): ReactElement {
  return (
    <Trigger type="button" aria-label={`Your account, ${fullName}`} {...rest}>
      <span className="initials" aria-hidden="true">
        {initials}
      </span>
      <span className="text">
        <span>{fullName}</span>
        <small>{email}</small>
      </span>
      <ChevronsUpDown aria-hidden="true" />
    </Trigger>
  );
}

/** Who is signed in, how the app looks, and the way out. */
export function AccountMenu(): ReactElement | null {
  const user = useAppSelector(selectUser);
  const mode = useThemeMode();
  const navigate = useNavigate();
  if (user === null) return null;
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  const initials =
    `${user.firstName.charAt(0)}${user.lastName.charAt(0)}` || user.email.charAt(0).toUpperCase();
  const items: MenuItem[] = [
    ...themeModes.map((each) => ({
      key: each,
      icon: modes[each].icon,
      label: (
        <>
          {modes[each].label}
          {each === mode && <Chosen aria-label="chosen" />}
        </>
      ),
      onSelect: () => setThemeMode(each),
    })),
    { kind: 'separator', key: 'line' },
    {
      key: 'out',
      icon: <LogOut aria-hidden="true" />,
      label: 'Sign out',
      onSelect: () => void navigate(signOutPath),
    },
  ];
  return (
    <Menu
      title="Appearance"
      side="top"
      align="start"
      trigger={<AccountButton {...{ fullName, initials }} email={user.email} />}
      items={items}
    />
  );
}
