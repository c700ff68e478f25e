import {
  routeChanged,
  selectActiveStore,
  selectSidebarOpen,
  sidebarClosed,
  sidebarOpened,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { token } from '@omnis/theme/react';
import { Drawer, EmptyState, Frame, IconButton } from '@omnis/ui';
import { PageOutlet } from '@omnis/ui/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { LeaveButton } from '../sign-up/leave-button.tsx';
import { LogoPlate } from './logo-plate.tsx';
import { MyAccount } from './my-account.tsx';
import { Nav } from './nav.tsx';
import { StoreName } from './store-name.tsx';

const Side = styled.div.withConfig({ componentId: 'dashboard-side' })`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 100%;
  background: ${token('sidebar.background')};
  color: ${token('sidebar.color')};

  .store {
    display: grid;
    gap: ${token('space.3')};
    padding: ${token('space.4')} ${token('space.3')} ${token('space.2')};
  }
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
      <Side>
        <Nav />
        <div className="account">
          <MyAccount />
        </div>
      </Side>
    </Drawer>
  );
}

/** What surrounds every page: the sections, the account, and on small screens a bar that opens them. */
export function Component(): ReactElement {
  const dispatch = useAppDispatch();
  const store = useAppSelector(selectActiveStore);
  const { state } = useNavigation();
  if (store === null) {
    return (
      <main>
        <EmptyState
          titleLevel={1}
          title="No store to manage"
          text="This account belongs to no store yet. Ask the owner of a store to add you, then sign in again."
          actions={<LeaveButton />}
        />
      </main>
    );
  }
  const { logo } = store;
  const bar = (
    <>
      <IconButton label="Open the menu" onClick={() => dispatch(sidebarOpened())}>
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <StoreName />
    </>
  );
  const side = (
    <Side>
      <div className="store">
        {logo !== null && <LogoPlate src={logo} />}
        <StoreName mark={logo === null} />
      </div>
      <Nav />
      <div className="account">
        <MyAccount />
      </div>
    </Side>
  );
  return (
    <Frame bar={bar} side={side} busy={state === 'loading'}>
      <SlideIn />
      <PageOutlet />
    </Frame>
  );
}
