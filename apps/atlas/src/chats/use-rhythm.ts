import type { LiveMode } from '@omnis/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Milliseconds between two looks at the chats: while the window is seen, while it is not, and while news come by
 * themselves. A look also says that one is there, which counts for 90 seconds.
 */
export const looks = { seen: 3000, unseen: 15_000, live: 30_000 } as const;

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Milliseconds until the chats are looked at again: seldom enough behind other windows, and yet one stays available. */
export function useRhythm(mode: LiveMode): number {
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  if (!isSeen) return looks.unseen;
  return mode === 'live' ? looks.live : looks.seen;
}

/**
 * The time, for what is told in minutes.
 *
 * @returns milliseconds since 1970, anew every ten seconds
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
