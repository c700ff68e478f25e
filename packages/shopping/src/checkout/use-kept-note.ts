import type { Form } from '@omnis/ui';
import { useEffect, useRef, useState } from 'react';
import { notePause, useNoteSaving } from '../basket/use-note-saving.ts';
import type { OrderedBasket } from './checkout-path.ts';
import type { CheckoutValues } from './values.ts';

/** The gift note of a checkout, as far as the basket has it. */
export interface KeptNote {
  /** Why the basket has not got it; null while that is not known. */
  readonly fault: string | null;
  /** Its field was left: what could not be saved is tried again. */
  readonly onLeft: () => void;
}

/**
 * Keeps the gift note with the basket while it is typed at the checkout, so that it is there on another device and when
 * the tab was closed. While the order is placed nothing is kept: the note goes with the order then.
 *
 * @param giftNote - the note that the basket has
 */
export function useKeptNote(
  { values, submitting, setValues }: Form<CheckoutValues>,
  giftNote: string,
  ordered: OrderedBasket,
): KeptNote {
  const { save, hold, take, faultOf } = useNoteSaving(giftNote);
  const note = values.note.trim();
  const [atFirst] = useState(giftNote);
  const isTyped = useRef(false);
  useEffect(() => {
    if (values.note !== atFirst) isTyped.current = true;
    if (giftNote === note) take(giftNote);
    // Typed in the basket right before, it may come after the form, in which nothing was typed yet.
    else if (!isTyped.current && giftNote !== atFirst) {
      take(giftNote);
      setValues({ note: giftNote });
    }
  }, [atFirst, giftNote, note, setValues, take, values.note]);

  const latest = useRef<string | null>(null);
  // Not at once: who leaves the field to press the button of the order sends the note with it.
  const [left, setLeft] = useState(0);
  useEffect(() => {
    latest.current = submitting ? null : note;
    if (submitting) return undefined;
    if (ordered === 'main') hold(note);
    const timer = setTimeout(() => void save(note), notePause);
    return () => clearTimeout(timer);
  }, [hold, left, note, ordered, save, submitting]);
  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  }, [save]);
  useEffect(
    () => () => {
      if (latest.current !== null) void saveLatest.current(latest.current);
    },
    [],
  );
  return { fault: faultOf(note), onLeft: () => setLeft((times) => times + 1) };
}
