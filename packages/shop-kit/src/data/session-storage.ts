import { checkStorageEntry } from '@omnis/validation';

/** Stored value of a tab; null where there is none or where storage is not accessible. */
export function readStored(key: string): string | null {
  try {
    // A server has none, and an error at each page takes time there.
    return typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps something for this tab, within the spec's limits; null forgets it. A closed storage is no fault. */
export function writeStored(key: string, value: string | null): void {
  if (value !== null && checkStorageEntry(key, value) !== null) return;
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; what is kept here only makes things nicer.
  }
}

/** Forgets all that a tab keeps under keys that begin so. */
export function forgetStored(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A closed storage keeps nothing.
  }
}
