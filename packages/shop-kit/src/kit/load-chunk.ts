/** Where a browser keeps which failures it has loaded a page anew for today: the day, then a message a line. */
const reloadsKey = 'shop-chunk-reloads';

/** How often a page is loaded anew for a message on one day (platform.md §9 Chunk reload limit). */
const reloadLimit = 3;

/** Milliseconds before the second try. */
const pause = 1000;

let isTyped = false;
if (typeof document !== 'undefined')
  document.addEventListener('input', () => (isTyped = true), { capture: true, once: true, passive: true });

/** Tells whether a page may reload for this message; notes it. Without the note it might reload for ever. */
export function takeReload(message: string, today: string): boolean {
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

/** Options of {@link loadChunk}. */
export interface ChunkOptions {
  /** True when the page may reload; not where open work would be lost. */
  readonly reloads?: boolean;
  /** For tests. */
  readonly reload?: () => void;
}

/**
 * Loads code that somebody waits for. Where that fails it tries once more; then the page is loaded anew, which knows the
 * names of today's files, three times for a message a day (platform.md §8); then it is reported and thrown. A page that
 * something was typed into stays, as one without a network does: the place of the part says that it is missing.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  { reloads = true, reload = () => location.reload() }: ChunkOptions = {},
): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  try {
    return await load();
  } catch (error) {
    const mayReload = reloads && !isTyped && typeof document !== 'undefined' && navigator.onLine;
    if (mayReload && takeReload(String(error), new Date().toISOString().slice(0, 10))) {
      reload();
      return new Promise<never>(() => undefined);
    }
    reportError(error);
    throw error;
  }
}
