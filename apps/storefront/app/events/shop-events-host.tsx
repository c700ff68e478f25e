import { isBot } from '@omnis/models';
import { lazy, Suspense, type ReactElement } from 'react';
import { useConsent } from '../consent/consent.ts';
import { loadPatiently } from '../shell/later.tsx';

const ShopEvents = lazy(() => loadPatiently(() => import('./shop-events.tsx')));

/** Counts only for those who have agreed, and for no program (platform.md §7): until then its code is not fetched. */
export function ShopEventsHost(): ReactElement | null {
  const consent = useConsent();
  if (consent !== 'granted' || isBot(navigator.userAgent)) return null;
  return (
    <Suspense>
      <ShopEvents />
    </Suspense>
  );
}
