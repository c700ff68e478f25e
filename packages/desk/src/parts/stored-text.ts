/** A text that this browser keeps; null where it keeps none, or may keep nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; where storage is forbidden, it is forgotten with the page. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing depends on it.
  }
}
