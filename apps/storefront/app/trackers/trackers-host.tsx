import { isBot } from '@omnis/models';
import { loadPatiently, useAnalyticsDue, useConsent, useCore } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';
import { hasTrackers } from '../consent/consent-need.ts';

const Trackers = lazy(() => loadPatiently(() => import('./trackers.tsx')));

/**
 * The scripts that a store's plugins load (storefront.md §3 Subdomain plugins): only where one is configured, only for
 * visitors who have agreed, never for programs. Until then nothing of it is fetched.
 */
export function TrackersHost(): ReactElement | null {
  const { plugins } = useCore().state.subdomain;
  const isWanted = useConsent() === 'granted' && hasTrackers(plugins) && !isBot(navigator.userAgent);
  const isDue = useAnalyticsDue();
  if (!isWanted || !isDue) return null;
  return (
    <Suspense>
      <Trackers />
    </Suspense>
  );
}
