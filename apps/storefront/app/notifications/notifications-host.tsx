import { selectNotificationCount, useAppSelector } from '@omnis/store';
import { loadPatiently } from '@omnis/shop-kit';
import { lazy, Suspense, useState, type ReactElement } from 'react';

const Notifications = lazy(() => loadPatiently(() => import('./notifications.tsx')));

/** The place of notifications: nothing of them is loaded until there is one. */
export function NotificationsHost(): ReactElement | null {
  const count = useAppSelector(selectNotificationCount);
  const [used, setUsed] = useState(false);
  if (count > 0 && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <Notifications />
    </Suspense>
  );
}
