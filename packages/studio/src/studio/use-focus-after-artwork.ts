import { useEffect, useRef, type RefObject } from 'react';

/** The field of a file goes out of sight with what it has taken: the keyboard goes on at the file's own button. */
export function useFocusAfterArtwork(artwork: object | null): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const before = useRef(artwork);
  useEffect(() => {
    const isNew = before.current === null && artwork !== null;
    before.current = artwork;
    const { activeElement } = document;
    if (isNew && (activeElement === document.body || root.current?.contains(activeElement)))
      root.current?.querySelector<HTMLElement>('.row-actions button')?.focus({ preventScroll: true });
  }, [artwork]);
  return root;
}
