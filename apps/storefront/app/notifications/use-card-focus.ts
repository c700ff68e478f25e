import type { Notification } from '@omnis/models';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { takeAskedCard } from './asked-card.ts';

/** Bindings of a card for the keyboard. */
export interface CardFocus {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * The keyboard goes into a card that was asked for, and leaves it as it goes: to where it came from, or to the page.
 *
 * @param id - of the notification
 */
export function useCardFocus(id: Notification['id']): CardFocus {
  const ref = useRef<HTMLElement>(null);
  const from = useRef<Element>(null);
  useEffect(() => {
    if (takeAskedCard(id)) ref.current?.querySelector<HTMLElement>('input, a, button')?.focus();
  }, [id]);
  useLayoutEffect(() => {
    const { current } = ref;
    // It is in the page for a moment still, and so is the focus in it.
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      const { current: before } = from;
      const next =
        before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main');
      next?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    },
  };
}
