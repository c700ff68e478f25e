import { readStored, writeStored } from '../data/session-storage.ts';

const key = 'omnis.quote';

type Texts = Readonly<Record<string, string>>;

/** What was typed into the form for quotes before, in this tab; null for nothing. Storage can hold anything. */
export function readQuoteDraft(): Texts | null {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it: it has been sent, or whoever typed it has signed out. */
export function storeQuoteDraft(texts: Texts | null): void {
  writeStored(key, texts && JSON.stringify(texts));
}
