import { readStored, writeStored } from '../data/session-storage.ts';

/** Where a tab keeps to which page it is on its way, and from which. */
const key = 'shop-go-on';

const here = (): string => location.pathname + location.search + location.hash;

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Keeps to which page the tab is on its way, with query and hash; null when it has arrived. */
export function onTheWayTo(path: string | null): void {
  writeStored(key, path && `${here()} ${path}`);
}

/**
 * At the start of a page: leads on to where the tab was on its way, where the page it left from was loaded anew instead.
 * Another document, such as one that a redirect led to, is where the tab was led: what was kept is forgotten there.
 *
 * @returns whether it leads on
 */
export function goesOn(go = (to: string): void => location.replace(to), reloaded = isReload): boolean {
  const kept = readStored(key);
  if (kept === null) return false;
  writeStored(key, null);
  // The browser's own address has no blanks, so that the first one parts the two.
  const from = here();
  const wanted = kept.slice(from.length + 1);
  if (!kept.startsWith(`${from} `) || wanted === from || !reloaded()) return false;
  go(wanted);
  return true;
}
