import { useEffect, useRef, type RefObject } from 'react';

const textField =
  'textarea, select, input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="radio"], [type="range"], [type="reset"], [type="submit"]), [contenteditable]:not([contenteditable="false"])';

/** Tells whether a field is being filled in. */
export function isFillingIn(): boolean {
  return document.activeElement?.matches(textField) === true;
}

/** Events that may end what the visitor's hands are doing. */
export const handSigns = ['pointerup', 'pointercancel', 'focusout'] as const;

/** True while the pointer is held down, as it is during a drag. */
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
