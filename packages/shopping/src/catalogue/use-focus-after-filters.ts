import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

const chips = '.shop-applied-filters a';

interface Was {
  readonly element: Element;
  /** Its place among the chips; -1 for anything else. */
  readonly at: number;
}

/** Where the keyboard is within a list. */
export interface FocusAfterFilters {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A filter that is taken away goes with the link that had the keyboard; “Clear filters” goes where nothing was found,
 * and the button that unfolds a facet where few choices are left. The keyboard goes on at the chip that moved into its
 * place, else at how many products there are now.
 */
export function useFocusAfterFilters(): FocusAfterFilters {
  const root = useRef<HTMLDivElement>(null);
  const was = useRef<Was | null>(null);
  const note = (element: Element | null): void => {
    // Not what lies in a drawer, nor what goes on: where that is gone, the keyboard is at the end of the list.
    if (!root.current?.contains(element) || element?.closest('div.more, .pages')) was.current = null;
    else if (element)
      was.current = { element, at: [...root.current.querySelectorAll(chips)].indexOf(element) };
  };
  // After each rendering: a chip goes as soon as it is pressed, what was found comes later.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (was.current === null) note(activeElement);
    if (was.current === null || was.current.element.isConnected || activeElement !== document.body) return;
    const { at } = was.current;
    // The last one takes all filters away: it is nobody's neighbour.
    const left = [...(root.current?.querySelectorAll<HTMLElement>(chips) ?? [])].slice(0, -1);
    const chip = at === -1 ? undefined : (left[at] ?? left.at(-1));
    const next = chip ?? root.current?.querySelector<HTMLElement>('.count');
    // A list that is still to come has no count yet.
    if (!next) return;
    was.current = null;
    next.focus({ preventScroll: true });
  });
  return { root, onFocus: ({ target }) => note(target) };
}
