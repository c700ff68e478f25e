import { useEffect } from 'react';

/** Milliseconds that the rest of a page waits for at most, once it has come to life. */
const patience = 1000;

/**
 * Lays out what was left out while the document was being opened (`data-opening`), when the browser has nothing else to
 * do: the page then has its real height, and is whole for who prints it or takes its picture.
 */
export function useWholeLayout(): void {
  useEffect(() => {
    const show = (): void => {
      delete document.documentElement.dataset['opening'];
    };
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(show, patience);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(show, { timeout: patience });
    return () => cancelIdleCallback(asked);
  }, []);
}
