import type { QueuedEvent } from '@omnis/shop-kit';

const key = 'omnis-searches';
/** A term that rests for this long is what a visitor meant, in milliseconds. */
const rest = 3000;
/** Most terms of a visit that are remembered. */
const most = 100;

function readTold(storage: Storage | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

const termOf = ({ name, data }: QueuedEvent): string | null =>
  name === 'search' && typeof data['term'] === 'string' ? data['term'].trim().toLowerCase() : null;

/** Searches of a visit on their way to be counted. */
export interface VisitSearches<T> {
  readonly see: (event: T) => void;
  /** Hands over what waits, and listens no more. */
  readonly stop: () => void;
}

/**
 * Lets a visit count once for each term: terms that are typed letter by letter are one search for the last of them, and a
 * search that is repeated is none. Other events pass at once.
 *
 * @param storage - lasts as long as the visit; null where the browser has none
 * @param tell - takes the events that count
 */
export function createVisitSearches<T extends QueuedEvent>(
  storage: Storage | null,
  tell: (event: T) => void,
): VisitSearches<T> {
  let told = readTold(storage);
  let waiting: { readonly term: string; readonly event: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    if (waiting === null) return;
    const { term, event } = waiting;
    waiting = null;
    if (told.includes(term)) return;
    told = [...told, term].slice(-most);
    try {
      storage?.setItem(key, JSON.stringify(told));
    } catch {
      // Full or forbidden: the terms are remembered until the page is left.
    }
    tell(event);
  };
  const see = (event: T): void => {
    const term = termOf(event);
    if (term === null) return tell(event);
    const before = waiting?.term ?? term;
    // One that goes on with the other, or takes letters away, is the same search on its way.
    if (!term.startsWith(before) && !before.startsWith(term)) flush();
    clearTimeout(timer);
    waiting = { term, event };
    timer = setTimeout(flush, rest);
  };
  const hide = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', hide);
  return {
    see,
    stop: () => {
      flush();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
    },
  };
}
