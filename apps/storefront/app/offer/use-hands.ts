import { useEffect, useRef, type RefObject } from 'react';

const textField =
  'textarea, select, input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="radio"], [type="range"], [type="reset"], [type="submit"]), [contenteditable]:not([contenteditable="false"])';

/** Whether a field is being filled in. */
export function isFillingIn(): boolean {
  return document.activeElement?.matches(textField) === true;
}

/** What may end what the visitor's hands are at. */
export const handSigns = ['pointerup', 'pointercancel', 'focusout'] as const;

/** Whether the pointer is held down, as it is while something is dragged. */
export function useHeldPointer(): RefObject<boolean> {
  const isHeld = useRef(false);
  useEffect(() => {
    const listen = ({ type }: Event): void => {
      isHeld.current = type === 'pointerdown';
    };
    // Of all, whoever stops them on their way.
    const types = ['pointerdown', 'pointerup', 'pointercancel'] as const;
    for (const type of types) addEventListener(type, listen, true);
    return () => {
      for (const type of types) removeEventListener(type, listen, true);
    };
  }, []);
  return isHeld;
}
