import { useBasketSetGiftNoteMutation } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useEffect, useRef } from 'react';

/** Milliseconds without a key before the note is kept. */
const pause = 500;

/**
 * Keeps a gift note with the basket while it is typed: who writes one and goes on to the checkout without a press of Save
 * gives it all the same.
 *
 * @param typed - null while nothing is typed
 * @param giftNote - the note that the basket has
 */
export function useTypedNote(typed: string | null, giftNote: string): void {
  const currency = useAppSelector(selectCurrency);
  const [save] = useBasketSetGiftNoteMutation();
  const kept = useRef(giftNote);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (typed === null) kept.current = giftNote;
    const note = typed?.trim() ?? kept.current;
    waiting.current = undefined;
    if (note === kept.current) return undefined;
    waiting.current = () => {
      waiting.current = undefined;
      kept.current = note;
      void save({ query: { currency }, body: { giftNote: note } });
    };
    const timer = setTimeout(() => waiting.current?.(), pause);
    return () => clearTimeout(timer);
  }, [currency, giftNote, save, typed]);
  useEffect(() => () => waiting.current?.(), []);
}
