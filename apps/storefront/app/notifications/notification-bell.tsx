import { selectNotifications, useAppSelector } from '@omnis/store';
import { loadPatiently } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';

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
