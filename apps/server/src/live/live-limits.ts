/** Limits on streams of live events. */
export interface LiveSettings {
  /** Streams of this process; 0: none, and every part asks from time to time instead. */
  readonly streams: number;
  /** Streams of one network address, on this process. */
  readonly streamsPerAddress: number;
}

/** Streams of one session: its windows that are looked at, and some that a broken connection left behind. */
export const streamsPerSession = 10;

/** Counts the streams of a process, so that nobody takes them all. */
export interface LiveLimits {
  /** Takes a place; gives back how to leave it, or null when there is none. */
  enter(visitor: { readonly session: string; readonly ip: string }): (() => void) | null;
}

/** The limits of a process. */
export function createLiveLimits({ streams, streamsPerAddress }: LiveSettings): LiveLimits {
  const counts = new Map<string, number>();
  const change = (key: string, by: number): void => {
    const next = (counts.get(key) ?? 0) + by;
    if (next === 0) counts.delete(key);
    else counts.set(key, next);
  };
  return {
    enter: ({ session, ip }) => {
      const places = [
        { key: 'all', most: streams },
        { key: `address ${ip}`, most: streamsPerAddress },
        { key: `session ${session}`, most: streamsPerSession },
      ];
      if (places.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) return null;
      for (const { key } of places) change(key, 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        for (const { key } of places) change(key, -1);
      };
    },
  };
}
