import { useState, type FocusEvent } from 'react';

/** Tells whether a shopper sees the focus there: a button pressed by mouse or tap has it too, and holds nothing. */
function isSeen(target: Element): boolean {
  try {
    return target.matches(':focus-visible');
  } catch {
    // Where the selector is unknown, any focus counts.
    return true;
  }
}

/** Tells whether the shopper attends to an element: a pointer over it or the focus in it, seen. */
export function useAttention() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    over: pointer || focus,
    /** Ignores the pointer and focus that are there already: the shopper asked for it to go on. */
    release: () => {
      setPointer(false);
      setFocus(false);
    },
    watchers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setPointer(pointerType === 'mouse'),
      onPointerLeave: () => setPointer(false),
      onFocus: ({ target }: FocusEvent) => setFocus(isSeen(target)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(false);
      },
    },
  };
}
