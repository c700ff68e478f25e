import { useEffect } from 'react';

/**
 * Calls back when another page is shown while this one's elements stay (storefront.md §4: an expandable container
 * closes on page change). A change of the fragment alone is no change of page.
 *
 * @param onChange - keep it the same function between renders.
 */
export function usePageChange(onChange: () => void): void {
  useEffect(() => {
    let shown = pathNow();
    const look = (): void => {
      const now = pathNow();
      if (now !== shown) onChange();
      shown = now;
    };
    // Routers push without an event that all browsers have; the Navigation API tells of those too.
    const history: unknown = Reflect.get(globalThis, 'navigation');
    const target = history instanceof EventTarget ? history : null;
    target?.addEventListener('currententrychange', look);
    globalThis.addEventListener('popstate', look);
    return () => {
      target?.removeEventListener('currententrychange', look);
      globalThis.removeEventListener('popstate', look);
    };
  }, [onChange]);
}

function pathNow(): string {
  return globalThis.location.pathname + globalThis.location.search;
}
