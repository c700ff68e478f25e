import { refreshNeeded, useAppDispatch } from '@omnis/store';
import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { useCore } from '../data/core.ts';
import { mayReload } from './may-reload.ts';
import { linkWorker } from './worker-link.ts';

/** Whether a new version of the shop has taken over in the background; one that waits is told in the store. */
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

/** The store as an installed app: its worker, and the new version of the shop with the next page. It shows nothing. */
export default function InstalledApp(): null {
  const { pages } = useCore();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isNew = useNewVersion();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isNew || isLeaving.current || navigation.location === undefined) return;
    if (!mayReload(navigation, pathname, pages)) return;
    isLeaving.current = true;
    window.location.assign(createPath(navigation.location));
  }, [isNew, navigation, pathname, pages]);
  return null;
}
