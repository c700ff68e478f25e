import { isBot } from '@omnis/models';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useConsent } from '../consent/consent.ts';
import { hasTrackers } from '../consent/consent-need.ts';
import { useCore } from '../data/core.ts';
import { useOpenFor } from '../data/use-open-for.ts';
import { loadPatiently } from '../shell/later.tsx';

/** Milliseconds after the page's start (storefront.md §9 Analytics). */
export const trackersAfter = 5000;

const Trackers = lazy(() => loadPatiently(() => import('./trackers.tsx')));

/** Whether the page has been there for five seconds, and then had nothing better to do. */
function useIsDue(): boolean {
  const isOver = useOpenFor(trackersAfter);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    if (!('requestIdleCallback' in globalThis)) {
      setIdle(true);
      return undefined;
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: trackersAfter });
    return () => cancelIdleCallback(asked);
  }, [isOver]);
  return isIdle;
}

/**
 * The scripts that a store's plugins load (storefront.md §3 Subdomain plugins): only where one is configured, only for
 * visitors who have agreed, never for programs. Until then nothing of it is fetched.
 */
export function TrackersHost(): ReactElement | null {
  const { plugins } = useCore().state.subdomain;
  const isWanted = useConsent() === 'granted' && hasTrackers(plugins) && !isBot(navigator.userAgent);
  const isDue = useIsDue();
  if (!isWanted || !isDue) return null;
  return (
    <Suspense>
      <Trackers />
    </Suspense>
  );
}
