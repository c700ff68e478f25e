import { useEffect, useState } from 'react';
import { useOpenFor } from './use-open-for.ts';

/** Milliseconds after the page's start (storefront.md §9 Analytics). */
export const analyticsAfter = 5000;

/** True once the page has been open for five seconds and was then idle: analytics waits that long. */
export function useAnalyticsDue(): boolean {
  const isOver = useOpenFor(analyticsAfter);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    if (!('requestIdleCallback' in globalThis)) {
      setIdle(true);
      return undefined;
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: analyticsAfter });
    return () => cancelIdleCallback(asked);
  }, [isOver]);
  return isIdle;
}
