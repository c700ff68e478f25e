import { useEffect, useRef, type RefObject } from 'react';

/**
 * Which line takes the keyboard when one has come or gone: the one that came (back); after a removal the one that moved
 * into its place, else the last one.
 *
 * @returns its index among the lines that are there now, or null when there is none, or none came or went
 */
export function lineAfterChange(before: readonly string[], now: readonly string[]): number | null {
  const came = now.findIndex((key) => !before.includes(key));
  if (came !== -1) return came;
  const gone = before.findIndex((key) => !now.includes(key));
  return gone === -1 || now.length === 0 ? null : Math.min(gone, now.length - 1);
}

/**
 * A removed line goes with the button that had the keyboard, and so does the message with its Undo: the keyboard goes on
 * at the next line, at the line that came back, or at the heading.
 */
export function useFocusAfterChange(
  root: RefObject<HTMLElement | null>,
  /** undefined until the basket, or the list of favourites, is known. */
  keys: readonly string[] | undefined,
): void {
  const before = useRef(keys);
  useEffect(() => {
    const were = before.current;
    before.current = keys;
    if (were === undefined || keys === undefined || keys.join() === were.join()) return;
    if (document.activeElement !== document.body) return;
    const next = lineAfterChange(were, keys);
    const buttons = root.current?.querySelectorAll<HTMLElement>(
      '.line .remove, article .shop-favourite-button',
    );
    const target = next === null ? null : buttons?.[next];
    (target ?? root.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: next === null });
  }, [keys, root]);
}
