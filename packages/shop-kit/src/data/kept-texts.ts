import { readStored, writeStored } from './session-storage.ts';

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
