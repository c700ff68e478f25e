import { isBot } from '@omnis/models';
import { lazy, Suspense, type ReactElement } from 'react';
import { useConsent } from '../consent/consent.ts';
import { useAnalyticsDue } from '../data/use-analytics-due.ts';
import { loadPatiently } from '../shell/later.tsx';

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
