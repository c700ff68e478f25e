import { isBot } from '@omnis/models';
import { loadPatiently, useAnalyticsDue, useConsent } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';

const ShopEvents = lazy(() => loadPatiently(() => import('./shop-events.tsx')));

/**
 * Counts five seconds after the start, only for those who have agreed, and for no program (storefront.md §4 Start-up,
 * platform.md §7): until then its code is not fetched.
 */
export function ShopEventsHost(): ReactElement | null {
  const consent = useConsent();
  const isDue = useAnalyticsDue();
  if (!isDue || consent !== 'granted' || isBot(navigator.userAgent)) return null;
  return (
    <Suspense>
      <ShopEvents />
    </Suspense>
  );
}
