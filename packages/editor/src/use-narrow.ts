import { breakpoints } from '@omnis/theme';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoints.lg - 0.02}px)`;

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True when there is room for only one pane at a time. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
