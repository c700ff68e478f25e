/** Which stores may be given the next free place, so that each waits for one job of another store at most. */
export interface Turns {
  /** Groups that are not to be given the next place: those that had their turn, and those with their share. */
  skipped(): string[];
  /** Nobody else waits: begins a new round, and says how many jobs may be taken at once in it. */
  nextRound(free: number): number;
  /** True when a round has begun, so that a new one could find more. */
  readonly begun: boolean;
  /** A job of the group begins. */
  took(group: string): void;
  /** A job of the group has ended. */
  ended(group: string): void;
}

/**
 * Number of places of a kind that one store may hold: all but a quarter, so that a store with slow jobs leaves places
 * to others; at least one.
 */
export const shareOf = (places: number): number => Math.max(1, places - Math.ceil(places / 4));

/** Turns over the places of one kind of job in one process. */
export function createTurns(places: number): Turns {
  const share = shareOf(places);
  const running = new Map<string, number>();
  const served = new Set<string>();

  const full = (): string[] => [...running].filter(([, count]) => count >= share).map(([group]) => group);

  return {
    skipped: () => [...new Set([...served, ...full()])],
    get begun() {
      return served.size > 0;
    },
    nextRound: (free) => {
      // With one group alone, several of its jobs can be taken by one statement.
      const [sole] = served.size === 1 ? served : [];
      served.clear();
      return sole === undefined ? 1 : Math.max(1, Math.min(free, share - (running.get(sole) ?? 0)));
    },
    took: (group) => {
      served.add(group);
      running.set(group, (running.get(group) ?? 0) + 1);
    },
    ended: (group) => {
      const left = (running.get(group) ?? 1) - 1;
      if (left > 0) running.set(group, left);
      else running.delete(group);
    },
  };
}
