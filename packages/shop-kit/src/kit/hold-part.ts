/** Milliseconds for which what comes late may not move the part of a page that was asked for. */
const patience = 5000;

/** Signs that a shopper goes elsewhere on the page. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Holds the part of a page that a fragment names at its place, while code that comes late makes the page longer around it:
 * browsers hold what is in view instead, which may stand below the part. One that is not there yet is gone to as it comes.
 *
 * @returns stops it, as the shopper's next move does
 */
export function holdPart(hash: string): () => void {
  let frame = 0;
  const put = (): void => partOf(hash)?.scrollIntoView({ behavior: 'instant' });
  const resized = new ResizeObserver(() => {
    put();
    // Again, after the browser has held what it believes to be looked at.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(put);
  });
  const stop = (): void => {
    resized.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const sign of signs) document.addEventListener(sign, stop, { passive: true });
  resized.observe(document.body);
  return stop;
}
