import { media, token } from '@omnis/theme/react';
import { Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { NavLink, Outlet, ScrollRestoration } from 'react-router';
import { styled } from 'styled-components';
import { Brand } from './brand.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { UserMenu } from './user-menu.tsx';

const Root = styled.div`
  --bar-height: 3.25rem;
  min-height: 100svh;

  .skip {
    position: absolute;
    z-index: calc(${token('layer.sticky')} + 1);
    top: ${token('space.2')};
    left: ${token('space.2')};
    padding: ${token('space.2')} ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.overlay')};
    transform: translateY(-4rem);
  }
  .skip:focus {
    transform: none;
  }
  > header {
    position: sticky;
    z-index: ${token('layer.sticky')};
    top: 0;
    display: flex;
    align-items: center;
    gap: ${token('space.6')};
    height: var(--bar-height);
    padding-inline: ${token('layout.gutter')};
    border-bottom: ${token('border.width')} solid ${token('sidebar.border')};
    background: ${token('sidebar.background')};
    color: ${token('sidebar.color')};
  }
  > header > a {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
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
    font-weight: ${token('weight.medium')};
    text-decoration: none;
  }
  nav a[aria-current='page'] {
    background: ${token('sidebar.activeBackground')};
    color: ${token('sidebar.activeColor')};
  }
  > header :focus-visible {
    outline-color: currentColor;
  }
  main {
    max-width: ${token('layout.container.width')};
    margin-inline: auto;
    padding: ${token('space.6')} ${token('layout.gutter')} ${token('space.16')};
  }
  ${media.down('md')} {
    > header {
      gap: ${token('space.3')};
    }
    main {
      padding-top: ${token('space.4')};
    }
  }
  @media print {
    > header {
      display: none;
    }
  }
`;

/** What surrounds every page for staff: the bar with the sections and the user's menu. */
export function Component(): ReactElement {
  return (
    <Root>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header>
        <Link href="/">
          <Brand />
        </Link>
        <nav aria-label="Sections">
          <NavLink to="/">Orders</NavLink>
        </nav>
        <ShortcutHelp />
        <UserMenu />
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </Root>
  );
}
