/** Milliseconds after which code is asked for though the browser has been busy since. */
const patience = 200;

/**
 * Fetches code ahead of its first use, in the browser's next free moment: asking for files takes a phone ten
 * milliseconds, and the tap that shows that somebody is about to need it has its answer painted first. Where fetching
 * fails, the first use tries again.
 *
 * @param load - imports the code
 * @returns what asks for it: for `onPointerEnter`, `onPointerDown` and `onFocus`
 */
export function preloading(load: () => Promise<unknown>): () => void {
  const fetch = (): void => void load().catch(() => undefined);
  return () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(fetch, { timeout: patience });
    else setTimeout(fetch);
  };
}
