import { useEffect, useRef, type RefObject } from 'react';
import { useNarrow } from './use-narrow.ts';

/** The panes of the editor. */
export type View = 'list' | 'preview' | 'form';

/** Keeps the focus in sight where one pane is shown at a time. */
export function usePanes(view: View): {
  readonly narrow: boolean;
  readonly panesRef: RefObject<HTMLDivElement | null>;
} {
  const narrow = useNarrow();
  const panesRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element may have gone out of sight with its pane.
    const gone = document.activeElement;
    const panes = panesRef.current;
    if (!narrow || panes === null || !panes.contains(gone)) return;
    const pane = panes.querySelector<HTMLElement>(`:scope > .${view}`);
    if (pane !== null && !pane.contains(gone)) pane.focus({ preventScroll: true });
  }, [narrow, view]);
  return { narrow, panesRef };
}
