import {
  routeChanged,
  selectActiveStore,
  selectSidebarOpen,
  selectUser,
  sidebarClosed,
  sidebarOpened,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Drawer, Frame, IconButton } from '@omnis/ui';
import { PageOutlet } from '@omnis/ui/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { Bell, BellNews } from '../notifications/bell.tsx';
import { useLaterPart } from '../notifications/load-part.ts';
import { NoStore } from '../sign-up/no-store.tsx';
import { OpenStore } from '../sign-up/open-store.tsx';
import { useSearch } from '../search/use-search.tsx';
import { ChooseStore } from './choose-store.tsx';
import { LogoPlate } from './logo-plate.tsx';
import { MyAccount } from './my-account.tsx';
import type { KeyHelpProps } from './key-help.tsx';
import { useListKeys } from './list-keys.ts';
import { Nav } from './nav.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { StoreName } from './store-name.tsx';
import { shellTexts } from '../texts/shell/index.ts';

const Side = styled.div.withConfig({ componentId: 'dashboard-side' })`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 100%;
  background: ${token('sidebar.background')};
  color: ${token('sidebar.color')};

  .store {
    display: grid;
    /* A long name is cut, and does not push the bell out. */
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
    padding: ${token('space.4')} ${token('space.3')} ${token('space.2')};
  }
  .which {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')};
  }
  .tools {
    display: flex;
    flex: none;
    align-items: center;
  }
  .tools button {
    --button-text: currentColor;
    --button-fill-hover: ${token('sidebar.activeBackground')};
  }
  .tools :focus-visible {
    outline-color: currentColor;
  }
  .account {
    padding: ${token('space.3')};
    border-top: ${token('border.width')} solid ${token('sidebar.activeBackground')};
  }
`;

const BarEnd = styled.span.withConfig({ componentId: 'dashboard-bar-end' })`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-start: auto;
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
        <ChooseStore />
        <Nav />
        <div className="account">
          <MyAccount />
        </div>
      </Side>
    </Drawer>
  );
}

const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

/** Frame of every page: the sections, the account, and on small screens a bar that opens them. */
export function Component(): ReactElement {
  const t = useTexts(shellTexts);
  const dispatch = useAppDispatch();
  const store = useAppSelector(selectActiveStore);
  const user = useAppSelector(selectUser);
  const { state } = useNavigation();
  const search = useSearch();
  const [helps, setHelps] = useState(false);
  const help = useLaterPart<KeyHelpProps>(loadKeyHelp);
  useListKeys({ onSearch: search.show, onHelp: () => void help.load().then(setHelps) });
  if (store === null) {
    return user?.shouldHaveStore === false ? <NoStore /> : <OpenStore />;
  }
  const { logo } = store;
  const bar = (
    <>
      <IconButton label={t('openTheMenu')} onClick={() => dispatch(sidebarOpened())}>
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <StoreName />
      <BarEnd>
        {search.button('bar')}
        <Bell look="bar" />
      </BarEnd>
    </>
  );
  const side = (
    <Side>
      <div className="store">
        {logo !== null && <LogoPlate src={logo} />}
        <div className="which">
          <StoreName mark={logo === null} />
          <span className="tools">
            <ChooseStore />
            <Bell look="side" />
          </span>
        </div>
        {search.button('side')}
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
      <BellNews />
      {search.palette}
      {help.Part && <help.Part open={helps} onOpenChange={setHelps} />}
      <ReviewNotice />
      <PageOutlet />
    </Frame>
  );
}
