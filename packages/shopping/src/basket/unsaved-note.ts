import { readStored, writeStored } from '@omnis/shop-kit';

const key = 'omnis.giftNote';

/** The gift note that was typed in this tab and that the basket may not have yet; null without any. */
export const unsavedNote = (): string | null => readStored(key);

/** Keeps a note for this tab until the basket has it: whatever goes wrong, the checkout has it. */
export const holdUnsavedNote = (note: string): void => writeStored(key, note);

/** Forgets it; with a note only that one, as another may have been typed since. */
export function forgetUnsavedNote(note?: string): void {
  if (note === undefined || unsavedNote() === note) writeStored(key, null);
}
