import { selectNotifications, useAppSelector } from '@omnis/store';
import { lazy, Suspense, type ReactElement } from 'react';
import { loadPatiently } from '../shell/later.tsx';

const BellMenu = lazy(() => loadPatiently(() => import('./bell-menu.tsx')));

/** The bell of the header: only where a notification stands there, and only then loaded. */
export function NotificationBell(): ReactElement | null {
  const { length } = useAppSelector((state) => selectNotifications(state, 'header'));
  if (length === 0) return null;
  return (
    <Suspense>
      <BellMenu />
    </Suspense>
  );
}
