import { token } from '@omnis/theme/react';
import { Download, ExternalLink, FileText, House, Inbox, Shirt, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-nav' })`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space.6')};
  padding: ${token('space.3')};

  nav {
    display: grid;
    gap: 2px;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    padding-inline: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: inherit;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    text-decoration: none;
    transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  a:hover {
    background: color-mix(in srgb, ${token('sidebar.activeBackground')} 55%, transparent);
    color: inherit;
  }
  a[aria-current='page'] {
    background: ${token('sidebar.activeBackground')};
    color: ${token('sidebar.activeColor')};
  }
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.75;
  }
  .view {
    margin-top: auto;
  }
  .view svg:last-child {
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-start: auto;
    opacity: 0.7;
  }
`;

const sections: readonly { to: string; text: string; Icon: LucideIcon; end?: boolean }[] = [
  { to: '/dashboard/', text: 'Home', Icon: House, end: true },
  { to: '/dashboard/orders/', text: 'Orders', Icon: Inbox },
  { to: '/dashboard/products/', text: 'Products', Icon: Shirt },
  { to: '/dashboard/imports/', text: 'Import', Icon: Download },
  { to: '/dashboard/pages/', text: 'Pages', Icon: FileText },
];

/** The sections of the dashboard, and the way to the shop itself. */
export function Nav(): ReactElement {
  const { host } = useActiveStore();
  return (
    <Root>
      <nav aria-label="Sections">
        {sections.map(({ to, text, Icon, end = false }) => (
          <NavLink key={to} to={to} end={end}>
            <Icon aria-hidden="true" />
            {text}
          </NavLink>
        ))}
      </nav>
      <a className="view" href={`${location.protocol}//${host}/`} target="_blank" rel="noopener">
        View store
        <ExternalLink aria-hidden="true" />
      </a>
    </Root>
  );
}
