import { isBot } from '@omnis/models';
import { lazy, Suspense, type ReactElement } from 'react';
import { useConsent } from '../consent/consent.ts';
import { hasTrackers } from '../consent/consent-need.ts';
import { useCore } from '../data/core.ts';
import { useAnalyticsDue } from '../data/use-analytics-due.ts';
import { loadPatiently } from '../shell/later.tsx';

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
