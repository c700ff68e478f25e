/** Where a browser keeps for which failures it has loaded a page anew today: the day, then a message a line. */
const reloadsKey = 'omnis-chunk-reloads';

/** How often a page is loaded anew for a message on one day (platform.md §9 Chunk reload limit). */
const reloadLimit = 3;

/** As Chromium, Firefox and Safari say that a script could not be had, and Vite that its styles could not. */
const missing = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Tells whether an error means that a part of the app could not be loaded, as after a release with new file names. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}

/**
 * Tells whether a page may reload for an error, three times for a message a day (platform.md §8), and notes it. A
 * browser that cannot note it might reload for ever, and one without a network would lose the page.
 */
export function takeChunkReload(error: unknown, today = new Date().toISOString().slice(0, 10)): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  const message = String(error);
  try {
    const [day, ...messages] = (localStorage.getItem(reloadsKey) ?? '').split('\n');
    const known = day === today ? messages : [];
    if (known.filter((each) => each === message).length >= reloadLimit) return false;
    localStorage.setItem(reloadsKey, [today, ...known, message].join('\n'));
    return true;
  } catch {
    return false;
  }
}
