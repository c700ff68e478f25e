/** Milliseconds after which code is asked for though the browser has been busy since. */
const patience = 200;

/** Tells whether something of a kind was pressed before it was hydrated. */
function isAwaited(pressed: string): boolean {
  const acts = globalThis.window?.omnisEarly?.acts ?? [];
  return acts.some(({ kind, element }) => kind === 'press' && element.matches(pressed));
}

/**
 * Fetches code ahead of its first use, in the browser's next free moment: asking for files takes a phone ten
 * milliseconds, and the tap that shows that somebody is about to need it has its answer painted first. Where fetching
 * fails, the first use tries again.
 *
 * @param load - imports the code
 * @param pressed - CSS selector of what needs it when it is pressed: where that was pressed before it came to life, the
 * code is fetched at once, beside all that has to run before the press can be repeated
 * @returns what asks for it: for `onPointerEnter`, `onPointerDown` and `onFocus`
 */
export function preloading(load: () => Promise<unknown>, pressed?: string): () => void {
  const fetch = (): void => void load().catch(() => undefined);
  if (pressed !== undefined && isAwaited(pressed)) fetch();
  return () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(fetch, { timeout: patience });
    else setTimeout(fetch);
  };
}
