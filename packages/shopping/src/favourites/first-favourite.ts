/** Event on `window`: a visitor has kept their first favourite. */
export const firstFavouriteEvent = 'omnis:first-favourite';

/** Remembers in this browser that it has been celebrated. */
const flag = 'omnis.first-favourite';

/** Says that a favourite was kept; heard once in a browser, of the first one. */
export function noteKept(count: number): void {
  if (count !== 1) return;
  try {
    if (localStorage.getItem(flag) !== null) return;
    localStorage.setItem(flag, '1');
  } catch {
    // Where nothing can be remembered, it would be celebrated each time.
    return;
  }
  window.dispatchEvent(new Event(firstFavouriteEvent));
}
