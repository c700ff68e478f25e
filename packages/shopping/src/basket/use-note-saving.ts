import { errorText, isApiFailure, useBasketSetGiftNoteMutation } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { useCallback, useRef, useState } from 'react';
import { basketTexts } from '../texts/basket/index.ts';
import { forgetUnsavedNote, holdUnsavedNote } from './unsaved-note.ts';

/** Milliseconds without a key before a note is saved. */
export const notePause = 500;

/** The saving of a gift note with the basket. */
export interface NoteSaving {
  /** Sends a note, unless that is what the basket has or was last asked to take. What failed is sent by the next call. */
  readonly save: (note: string) => Promise<void>;
  /** Keeps a note for this tab while the basket has not got it. */
  readonly hold: (note: string) => void;
  /** This is what the basket has. */
  readonly take: (note: string) => void;
  /** Why a note is not saved, to be said where it is typed; null where that is not known. */
  readonly faultOf: (note: string) => string | null;
}

/** Saves gift notes with the basket. @param giftNote - the note that the basket has */
export function useNoteSaving(giftNote: string): NoteSaving {
  const t = useTexts(basketTexts);
  const currency = useAppSelector(selectCurrency);
  const [send] = useBasketSetGiftNoteMutation();
  /** Note that was last sent, and the note on the server: null while nobody knows, as no answer came. */
  const asked = useRef<string | null>(giftNote);
  const known = useRef<string | null>(giftNote);
  const turn = useRef(0);
  const [failed, setFailed] = useState<{ readonly note: string; readonly text: string } | null>(null);

  const save = useCallback(
    async (note: string): Promise<void> => {
      if (note === asked.current) return;
      turn.current += 1;
      const own = turn.current;
      asked.current = note;
      known.current = null;
      const { error } = await send({ query: { currency }, body: { giftNote: note } });
      if (error === undefined) forgetUnsavedNote(note);
      // A later note or answer wins.
      if (own !== turn.current) return;
      asked.current = error === undefined ? note : null;
      known.current = asked.current;
      if (error === undefined) {
        setFailed(null);
        return;
      }
      const isRefused = isApiFailure(error) && error.status === 422;
      setFailed({ note, text: isRefused ? errorText(error) : t('noteNotSaved') });
    },
    [currency, send, t],
  );
  const hold = useCallback((note: string): void => {
    if (note === known.current) forgetUnsavedNote();
    else holdUnsavedNote(note);
  }, []);
  const take = useCallback((note: string): void => {
    turn.current += 1;
    asked.current = note;
    known.current = note;
    forgetUnsavedNote(note);
    setFailed(null);
  }, []);
  return { save, hold, take, faultOf: (note) => (failed?.note === note ? failed.text : null) };
}
