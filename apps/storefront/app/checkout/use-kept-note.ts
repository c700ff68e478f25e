import { useBasketSetGiftNoteMutation } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import type { Form } from '@omnis/ui';
import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../data/use-settled.ts';
import type { CheckoutValues } from './values.ts';

/** Milliseconds without a key before the note is kept. */
const pause = 500;

/**
 * Keeps the gift note with the basket while it is typed at the checkout, so that it is there on another device and when
 * the tab was closed. While the order is placed nothing is kept: the note goes with the order then.
 */
export function useKeptNote({ values, submitting, setValues }: Form<CheckoutValues>, giftNote: string): void {
  const currency = useAppSelector(selectCurrency);
  const [save] = useBasketSetGiftNoteMutation();
  const note = useSettled(values.note.trim(), pause);
  const kept = useRef(giftNote);
  const [atFirst] = useState(giftNote);
  useEffect(() => {
    // Typed in the basket right before, it may come after the form, in which nothing was typed yet.
    if (giftNote === atFirst || kept.current !== atFirst || values.note !== atFirst) return;
    kept.current = giftNote;
    setValues({ note: giftNote });
  }, [atFirst, giftNote, setValues, values.note]);
  useEffect(() => {
    if (submitting || note === kept.current) return;
    kept.current = note;
    void save({ query: { currency }, body: { giftNote: note } });
  }, [currency, note, save, submitting]);
}
