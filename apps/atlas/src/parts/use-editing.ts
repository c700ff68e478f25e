import { useEffect, useRef, useState, type RefObject } from 'react';

/** A card that turns into a form and back. */
export interface Editing {
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
  /** For what holds the card; its button to edit has the attribute `data-edit`. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps the focus where the work is: opening the form puts it on the first field, closing it on the button that opened
 * it, because each of them goes with what had the focus.
 */
export function useEditing(): Editing {
  const [isEditing, setEditing] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    const target = isEditing ? 'form :is(input, select, textarea)' : '[data-edit]';
    ref.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isEditing]);
  return { isEditing, setEditing, ref };
}
