import { useEffect, useRef, useState, type RefObject } from 'react';

/** Longest wait for the first picture, in milliseconds (storefront.md §9). */
export const firstImageTimeout = 1000;

/**
 * Only the first block is shown until the largest image paints, when the first block is a slideshow (storefront.md
 * §4). The picture meant is the first of that block.
 */
export function useFirstBlockRule(applies: boolean): {
  readonly waiting: boolean;
  readonly rootRef: RefObject<HTMLDivElement | null>;
} {
  const rootRef = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(false);
  const waiting = applies && !done;
  useEffect(() => {
    if (!waiting) return undefined;
    const show = (): void => setDone(true);
    const timer = setTimeout(show, firstImageTimeout);
    const image = rootRef.current?.firstElementChild?.querySelector('img');
    if (!image || image.complete) show();
    image?.addEventListener('load', show);
    image?.addEventListener('error', show);
    // The picture may go on telling: what is shown stays shown.
    return () => clearTimeout(timer);
  }, [waiting]);
  return { waiting, rootRef };
}
