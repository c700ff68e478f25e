/** Position in the queue from which an order's page was opened; kept in the history entry. */
export interface QueuePosition {
  /** Query of the queue's address, with its `?`, or ''. */
  readonly search: string;
  /** Ids of the orders on that page of the queue, in its order. */
  readonly ids: readonly number[];
}

/** Reads the position from a history entry, which may be from an older version of the app. */
export function readPosition(state: unknown): QueuePosition | null {
  if (typeof state !== 'object' || state === null || !('search' in state) || !('ids' in state)) return null;
  const { search, ids } = state;
  if (typeof search !== 'string' || !Array.isArray(ids)) return null;
  const numbers = ids.filter((id: unknown): id is number => typeof id === 'number');
  return { search, ids: numbers };
}

/** Where an order is on its page of the queue. */
export interface QueuePlace {
  /** From 1. */
  readonly at: number;
  readonly of: number;
  /** Ids of the orders around it; null at the ends. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** The place of an order; null when it is not on that page of the queue. */
export function placeOf(position: QueuePosition | null, id: number): QueuePlace | null {
  const at = position?.ids.indexOf(id) ?? -1;
  if (position === null || at === -1) return null;
  return {
    at: at + 1,
    of: position.ids.length,
    previous: position.ids[at - 1] ?? null,
    next: position.ids[at + 1] ?? null,
  };
}
