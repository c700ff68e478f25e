import {
  routeChanged,
  selectActiveStore,
  selectSidebarOpen,
  sidebarClosed,
  sidebarOpened,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { media, token } from '@omnis/theme/react';
import { Drawer, EmptyState, IconButton } from '@omnis/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { LeaveButton } from '../sign-up/leave-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Nav } from './nav.tsx';
import { StoreName } from './store-name.tsx';

const Root = styled.div`
  --bar-height: 3.5rem;
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
  > .bar {
    position: sticky;
    z-index: ${token('layer.sticky')};
    top: 0;
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    height: var(--bar-height);
    padding-inline: ${token('space.3')};
    background: ${token('sidebar.background')};
    color: ${token('sidebar.color')};
  }
  > .bar button {
    --button-text: currentColor;
    --button-fill-hover: ${token('sidebar.activeBackground')};
  }
  > .bar :focus-visible {
    outline-color: currentColor;
  }
  > .side {
    display: none;
  }
  main {
    min-width: 0;
    padding: ${token('space.5')} ${token('space.4')} ${token('space.16')};
  }
  main:focus {
    outline: none;
  }
  .content {
    max-width: 72rem;
    margin-inline: auto;
  }
  &[data-busy] .content {
    opacity: 0.6;
    transition: opacity ${token('motion.base')} 200ms;
  }

  ${media.up('lg')} {
    display: grid;
    grid-template-columns: ${token('layout.sidebar.width')} minmax(0, 1fr);

    > .bar {
      display: none;
    }
    > .side {
      display: block;
      border-inline-end: ${token('border.width')} solid ${token('sidebar.border')};
      background: ${token('sidebar.background')};
      color: ${token('sidebar.color')};
    }
    .side > .stays {
      position: sticky;
      top: 0;
      display: flex;
      flex-direction: column;
      height: 100svh;
      overflow-y: auto;
    }
    .stays > .store {
      padding: ${token('space.5')} ${token('space.4')} ${token('space.3')} ${token('space.5')};
    }
    .stays > .account {
      padding: ${token('space.3')};
      border-top: ${token('border.width')} solid ${token('sidebar.activeBackground')};
    }
    main {
      padding: ${token('space.8')} ${token('space.8')} ${token('space.20')};
    }
  }
`;

const DrawerBody = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  background: ${token('sidebar.background')};
  color: ${token('sidebar.color')};

  .account {
    padding: ${token('space.3')};
    border-top: ${token('border.width')} solid ${token('sidebar.activeBackground')};
  }
`;

function SlideIn(): ReactElement {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectSidebarOpen);
  const { pathname } = useLocation();
  // The sidebar closes on a change of page (storefront.md §4 Sidebar).
  useEffect(() => {
    dispatch(routeChanged());
  }, [dispatch, pathname]);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => dispatch(open ? sidebarOpened() : sidebarClosed())}
      title={<StoreName />}
      side="start"
      width="18rem"
      flush
    >
      <DrawerBody>
        <Nav />
        <div className="account">
          <AccountMenu />
        </div>
      </DrawerBody>
    </Drawer>
  );
}

/** What surrounds every page: the sections, the account, and on small screens a bar that opens them. */
export function Component(): ReactElement {
  const dispatch = useAppDispatch();
  const isReady = useAppSelector((state) => selectActiveStore(state) !== null);
  const { state } = useNavigation();
  if (!isReady) {
    return (
      <main>
        <EmptyState
          title="No store to manage"
          text="This account belongs to no store yet. Ask the owner of a store to add you, then sign in again."
          actions={<LeaveButton />}
        />
      </main>
    );
  }
  return (
    <Root data-busy={state === 'loading' ? '' : undefined}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="bar">
        <IconButton label="Open the menu" onClick={() => dispatch(sidebarOpened())}>
          <MenuIcon aria-hidden="true" />
        </IconButton>
        <StoreName />
      </header>
      <div className="side">
        <div className="stays">
          <div className="store">
            <StoreName />
          </div>
          <Nav />
          <div className="account">
            <AccountMenu />
          </div>
        </div>
      </div>
      <SlideIn />
      <main id="content" tabIndex={-1}>
        <div className="content">
          <Outlet />
        </div>
      </main>
      <ScrollRestoration />
    </Root>
  );
}
