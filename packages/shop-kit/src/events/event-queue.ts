import type { Sale } from './sale.ts';

/** Data of an event. */
export type EventData = Readonly<Record<string, string | number | boolean>>;

/** An event that waits to be sent. */
export interface QueuedEvent {
  readonly name: string;
  readonly data: EventData;
  /** For the networks of plugins alone: it is not sent to the shop. */
  readonly sale?: Sale | undefined;
}

/** Milliseconds between two sendings (platform.md §9 event flush). */
const pause = 30_000;
/** Most events of one sending. */
const most = 50;

/** Events are sent together: every 30 s, and when the page is left. */
export interface EventQueue<T extends QueuedEvent> {
  add(event: T): void;
  flush(): void;
  /** Sends what waits, and stops. */
  stop(): void;
}

/**
 * A queue of events (platform.md §7).
 *
 * @param send - at most 50 at once; what comes of it is not waited for
 */
export function createEventQueue<T extends QueuedEvent>(send: (events: readonly T[]) => void): EventQueue<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    for (let at = 0; at < events.length; at += most) send(events.slice(at, at + most));
  };
  // A phone may never tell that a page is closed: it is only hidden.
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', flush);
  return {
    add: (event) => {
      waiting.push(event);
      timer ??= setTimeout(flush, pause);
    },
    flush,
    stop: () => {
      flush();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
    },
  };
}
