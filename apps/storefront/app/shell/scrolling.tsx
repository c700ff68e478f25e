import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds before the page moves to another part of itself (storefront.md §9 Scroll restoration). */
const partDelay = 300;

/**
 * Has a page whose fragment alone changes go to its other part after a while (storefront.md §9). The router scrolls at
 * once, in an effect that follows this one: before anything is drawn the page is put back.
 */
export function Scrolling(): null {
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isSamePage = before.pathname === location.pathname && before.search === location.search;
    if (before === location || !isSamePage || before.hash + location.hash === '') return undefined;
    const place = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    queueMicrotask(() => {
      const goal = window.scrollY;
      if (goal === place) return;
      window.scrollTo({ top: place, behavior: 'instant' });
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const go = (): void => window.scrollTo({ top: goal, behavior: isReduced ? 'instant' : 'smooth' });
      timer = setTimeout(go, partDelay);
    });
    return () => clearTimeout(timer);
  }, [location]);
  return null;
}
