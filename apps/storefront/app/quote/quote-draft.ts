import { readStored, writeStored } from '../data/session-storage.ts';

const key = 'omnis.quote';

/** Texts that were typed, by field. */
export type Texts = Readonly<Record<string, string>>;

/** Texts that this tab keeps; null for nothing. Storage can hold anything. */
export function readTexts(under: string): Texts | null {
  try {
    const kept: unknown = JSON.parse(readStored(under) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return null;
  }
}

/** Keeps texts in this tab; null forgets them. */
export function storeTexts(under: string, texts: Texts | null): void {
  writeStored(under, texts && JSON.stringify(texts));
}

/** What was typed into the form for quotes before, in this tab. */
export const readQuoteDraft = (): Texts | null => readTexts(key);

/** Keeps it; null forgets it: it has been sent, or whoever typed it has signed out. */
export const storeQuoteDraft = (texts: Texts | null): void => storeTexts(key, texts);
