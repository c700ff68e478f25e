import { useEffect, useRef, type RefObject } from 'react';

/**
 * Which line takes the keyboard when another one is gone: the one that moved into its place, else the last one.
 *
 * @returns its index among the lines that are left, or null when no line went or none is left
 */
export function lineAfterRemoval(before: readonly string[], now: readonly string[]): number | null {
  const gone = before.findIndex((key) => !now.includes(key));
  return gone === -1 || now.length === 0 ? null : Math.min(gone, now.length - 1);
}

/** A removed line goes with the button that had the keyboard: it goes on at the next line, or at the heading. */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const before = useRef(keys);
  useEffect(() => {
    const were = before.current;
    before.current = keys;
    const isLost = keys.length < were.length && document.activeElement === document.body;
    if (!isLost) return;
    const next = lineAfterRemoval(were, keys);
    const buttons = root.current?.querySelectorAll<HTMLElement>('.line .remove');
    const target = next === null ? null : buttons?.[next];
    (target ?? root.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: next === null });
  }, [keys, root]);
}
