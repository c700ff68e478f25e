import { useEffect, useRef } from 'react';
import { notePause, useNoteSaving } from './use-note-saving.ts';

/** A gift note that is saved while it is typed. */
export interface TypedNote {
  /** Why it is not saved; null while that is not known. */
  readonly fault: string | null;
  /** Saves it at once, as where its field is left. */
  readonly saveNow: () => void;
}

/**
 * Keeps a gift note with the basket while it is typed: who writes one and goes on to the checkout without a press of Save
 * gives it all the same. One that could not be saved is tried again with the next key, when its field is left and when the
 * page is.
 *
 * @param typed - null while nothing is typed
 * @param giftNote - the note that the basket has
 */
export function useTypedNote(typed: string | null, giftNote: string): TypedNote {
  const { save, hold, take, faultOf } = useNoteSaving(giftNote);
  const note = typed?.trim() ?? null;
  const latest = useRef(note);
  useEffect(() => {
    latest.current = note;
    if (note === null) {
      take(giftNote);
      return undefined;
    }
    hold(note);
    const timer = setTimeout(() => void save(note), notePause);
    return () => clearTimeout(timer);
  }, [giftNote, hold, note, save, take]);
  const saveLatest = useRef(() => {});
  useEffect(() => {
    saveLatest.current = () => {
      if (latest.current !== null) void save(latest.current);
    };
  }, [save]);
  useEffect(() => () => saveLatest.current(), []);
  return { fault: note === null ? null : faultOf(note), saveNow: () => saveLatest.current() };
}
