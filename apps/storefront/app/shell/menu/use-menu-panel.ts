import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between leaving an entry and the end of its panel (storefront.md §9 Menu close delay). */
export const menuCloseDelay = 200;

/** Milliseconds after a pointer has opened a panel in which a press is one to open it. */
const pressDelay = 500;

/** Which entry's panel is open, and what changes it. */
export interface MenuPanel {
  /** Position of the entry; null while none is open. */
  readonly open: number | null;
  /** The pointer is over an entry or its panel: it opens, or stays open. */
  readonly enter: (entry: number | null) => void;
  /** The pointer has left: it closes after the delay unless the pointer comes back. */
  readonly leave: () => void;
  /** Opens or closes at once: by key, or by touch; a panel that the pointer has just opened stays open. */
  readonly toggle: (entry: number) => void;
  readonly close: () => void;
}

/**
 * The state of the desktop menu's panels (storefront.md §4 Menu): hovering an entry with segments opens its panel, and it
 * closes 200 ms after the pointer has left.
 */
export function useMenuPanel(): MenuPanel {
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enteredAt = useRef(-pressDelay);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const isOpen = open !== null;
  // Also where the pointer has opened it and the focus is elsewhere (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return {
    open,
    enter: (entry) => {
      stop();
      if (entry !== open) enteredAt.current = performance.now();
      setOpen(entry);
    },
    leave: () => {
      stop();
      timer.current = setTimeout(() => setOpen(null), menuCloseDelay);
    },
    toggle: (entry) => {
      stop();
      const isJustOpened = performance.now() - enteredAt.current < pressDelay;
      setOpen((before) => (before === entry && !isJustOpened ? null : entry));
    },
    close: () => {
      stop();
      setOpen(null);
    },
  };
}
