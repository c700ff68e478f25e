import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Where a strip stands. */
export interface StripPlace {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** A strip that scrolls sideways. */
export interface Strip extends StripPlace {
  readonly stripRef: RefObject<HTMLUListElement | null>;
  readonly progressRef: RefObject<HTMLSpanElement | null>;
  /** Goes on by the items that are in view, back with -1; `wrap` starts anew at the end. */
  readonly step: (direction: 1 | -1, wrap?: boolean) => void;
}

/**
 * A strip of items that the browser scrolls: by finger, wheel and keys. Its progress is written to the element itself,
 * so that scrolling renders nothing. On the server and where nothing can be measured it stands at the start.
 */
export function useStrip(count: number): Strip {
  const stripRef = useRef<HTMLUListElement>(null);
  const progressRef = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<StripPlace>({ atStart: true, atEnd: false });

  useEffect(() => {
    const strip = stripRef.current;
    if (strip === null) return undefined;
    const measure = (): void => {
      const { clientWidth, scrollWidth } = strip;
      const rest = Math.max(0, scrollWidth - clientWidth);
      // Negative where the page runs from right to left.
      const done = Math.abs(strip.scrollLeft);
      const atStart = done <= 2;
      const atEnd = done >= rest - 2;
      setPlace((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
      const bar = progressRef.current;
      // A strip that scrolls has to be reached by the keyboard, whose arrows scroll it.
      if (rest > 2) strip.tabIndex = 0;
      else strip.removeAttribute('tabindex');
      bar?.style.setProperty('--b-length', String(scrollWidth === 0 ? 1 : clientWidth / scrollWidth));
      bar?.style.setProperty('--b-done', String(rest === 0 ? 0 : done / rest));
    };
    measure();
    strip.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(strip);
    return () => {
      strip.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [count]);

  const step = useCallback((direction: 1 | -1, wrap = false) => {
    const strip = stripRef.current;
    if (strip === null) return;
    const towards = getComputedStyle(strip).direction === 'rtl' ? -direction : direction;
    const isLast = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 2;
    if (wrap && isLast && direction === 1) strip.scrollTo({ left: 0 });
    else strip.scrollBy({ left: towards * Math.max(stepWidth(strip), 1) });
  }, []);
  return { stripRef, progressRef, step, ...place };
}

/** As many whole items as are in view, one at least. */
function stepWidth(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (first === undefined) return 0;
  const from = first.getBoundingClientRect();
  const pitch = second === undefined ? from.width : Math.abs(second.getBoundingClientRect().left - from.left);
  return pitch === 0 ? strip.clientWidth : pitch * Math.max(1, Math.floor((strip.clientWidth + 2) / pitch));
}
