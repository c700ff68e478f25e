import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const held = { count: 0 };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much waits for who is signed in: it leads the document's title on every page. */
export const titleCount = {
  set: (count: number): void => {
    held.count = count;
    for (const listener of listeners) listener();
  },
  use: (): number => useSyncExternalStore(subscribe, () => held.count),
} as const;
