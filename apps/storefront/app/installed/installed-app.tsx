import { refreshNeeded, useAppDispatch } from '@omnis/store';
import { linkWorker, useCore } from '@omnis/shop-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { mayReload } from './may-reload.ts';

/** True when a new version of the shop has taken over in the background; a waiting one is noted in the store. */
function useNewVersion(): boolean {
  const dispatch = useAppDispatch();
  const [isNew, setNew] = useState(false);
  useEffect(
    () =>
      linkWorker(navigator.serviceWorker, {
        waiting: (worker) => {
          dispatch(refreshNeeded());
          // It only keeps things for when there is no network: there is nothing to wait for.
          worker.postMessage({ kind: 'take-over' }, []);
        },
        changed: () => setNew(true),
      }),
    [dispatch],
  );
  return isNew;
}

/** Properties of {@link InstalledApp}. */
export interface InstalledAppProps {
  /** Loads the page anew; tests wait for it. */
  readonly reload?: () => void;
}

const reloadPage = (): void => window.location.reload();

/** The store as an installed app: its worker, and the new version of the shop with the next page. It shows nothing. */
export default function InstalledApp({ reload = reloadPage }: InstalledAppProps): null {
  const { pages } = useCore();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isNew = useNewVersion();
  /** The page on its way to which a load of the whole page may follow. */
  const due = useRef<string | null>(null);
  useEffect(() => {
    if (!isNew) return;
    const { location } = navigation;
    if (location === undefined) {
      // Only now: a load before the router has written the address leaves the page in the history twice.
      if (due.current === pathname) reload();
      due.current = null;
      return;
    }
    due.current = mayReload(navigation, pathname, pages) ? location.pathname : null;
  }, [isNew, navigation, pathname, pages, reload]);
  return null;
}
