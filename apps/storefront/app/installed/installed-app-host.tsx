import { loadPatiently, useCore, useHydrated } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';

const InstalledApp = lazy(() => loadPatiently(() => import('./installed-app.tsx')));

/** True when the visited store is open to everybody; a browser keeps nothing of a closed store. */
function useIsOpen(): boolean {
  const { passwordProtected, comingSoonPageData } = useCore().state.subdomain;
  return !passwordProtected && comingSoonPageData?.enabled !== true;
}

/** A store can be installed where browsers know how; a development server has no worker. */
export function InstalledAppHost(): ReactElement | null {
  const isOpen = useIsOpen();
  const hydrated = useHydrated();
  if (!import.meta.env.PROD || !hydrated || !isOpen || !('serviceWorker' in navigator)) return null;
  return (
    <Suspense>
      <InstalledApp />
    </Suspense>
  );
}
