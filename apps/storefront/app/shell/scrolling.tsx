import { holdPart } from '@omnis/shop-kit';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Milliseconds before the page moves to another part of itself (storefront.md §9 Scroll restoration). */
const partDelay = 300;

/**
 * Has a page whose fragment alone changes go to its other part after a while (storefront.md §9). The router scrolls at
 * once, in an effect that follows this one: before anything is drawn the page is put back. A part of another page stays
 * where it was gone to; on the way back the router knows how far that page was scrolled.
 */
export function Scrolling(): null {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isSamePage = before.pathname === location.pathname && before.search === location.search;
    if (before === location || before.hash + location.hash === '') return undefined;
    if (!isSamePage) return location.hash === '' || isBack ? undefined : holdPart(location.hash);
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
  }, [location, isBack]);
  return null;
}
