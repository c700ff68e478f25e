import { liveBeatSeconds, liveEvents, livePath, type LiveTopic } from '@omnis/contract/paths';

/** Mode of updates: pushed live, or polled by each part. */
export type LiveMode = 'live' | 'polling';

/** A part of a page that follows a topic. */
export interface LiveFollower {
  /** The topic has news, or may have had some while there was no stream: read it anew. */
  readonly onNews: () => void;
  /** News come by themselves from now on, or no longer do. */
  readonly onMode?: (mode: LiveMode) => void;
}

/** Live updates of a window. */
export interface LiveUpdates {
  /**
   * Follows a topic until the function that comes back is called.
   *
   * @example
   * const leave = liveUpdates.follow('queue', { onNews: () => void refetch() });
   */
  follow(topic: LiveTopic, follower: LiveFollower): () => void;
  /** How news of a topic come just now. */
  mode(topic: LiveTopic): LiveMode;
}

/** Milliseconds without a sign of life after which a stream counts as broken: two beats and a half. */
const silence = liveBeatSeconds * 2500;

/** Milliseconds between two tries of a stream that is refused: the first, and the longest. */
const pauses = { first: 5000, longest: 300_000 } as const;

/** Milliseconds between two reads that news of one topic bring about. */
const breath = 1000;

interface Followed {
  readonly followers: Set<LiveFollower>;
  readAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Tells whether the window is visible; only then does it keep a stream. */
const isSeen = (): boolean => document.visibilityState === 'visible';

/**
 * Live updates over one stream for all topics of a window (docs/decisions/0229-live-events.md). Without one, after a fault or
 * where the browser knows none, the mode is `polling`. A window that is hidden, or kept to go back to, closes its stream.
 */
export function createLiveUpdates(): LiveUpdates {
  const topics = new Map<LiveTopic, Followed>();
  let source: EventSource | null = null;
  let asked = '';
  /** The topics of the stream that is open, once it has said that it is ready. */
  let live: ReadonlySet<string> = new Set();
  let failures = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isPlanned = false;

  const modeOf = (topic: LiveTopic): LiveMode => (live.has(topic) ? 'live' : 'polling');

  function setLive(next: ReadonlySet<string>): void {
    const before = live;
    live = next;
    for (const [topic, { followers }] of topics)
      if (before.has(topic) !== next.has(topic))
        for (const follower of followers) follower.onMode?.(modeOf(topic));
  }

  function read(followed: Followed): void {
    followed.timer = undefined;
    followed.readAt = Date.now();
    for (const follower of followed.followers) follower.onNews();
  }

  /** Reads at once, and news that come before a second is over together. */
  function news(topic: string): void {
    for (const [name, followed] of topics) {
      if (name !== topic || followed.timer !== undefined) continue;
      const wait = followed.readAt + breath - Date.now();
      if (wait <= 0) read(followed);
      else followed.timer = setTimeout(() => read(followed), wait);
    }
  }

  function close(): void {
    clearTimeout(watchdog);
    clearTimeout(again);
    source?.close();
    source = null;
    asked = '';
    setLive(new Set());
  }

  function retry(): void {
    close();
    const pause = Math.min(pauses.longest, pauses.first * 2 ** failures);
    failures += 1;
    again = setTimeout(connect, pause * (0.5 + Math.random() / 2));
  }

  function alive(): void {
    clearTimeout(watchdog);
    watchdog = setTimeout(retry, silence);
  }

  function connect(): void {
    const names = [...topics.keys()].toSorted();
    const query = names.map((name) => `topic=${encodeURIComponent(name)}`).join('&');
    const isWanted = names.length > 0 && isSeen() && typeof EventSource === 'function';
    if (!isWanted) return close();
    if (source !== null && query === asked) return undefined;
    close();
    asked = query;
    const opened = new EventSource(`${livePath}?${query}`);
    source = opened;
    // A stream that never says anything is none, be it held back by a proxy.
    alive();
    opened.addEventListener(liveEvents.ready, () => {
      failures = 0;
      alive();
      setLive(new Set(names));
      for (const name of names) news(name);
    });
    opened.addEventListener(liveEvents.news, ({ data }) => {
      alive();
      news(String(data));
    });
    opened.addEventListener(liveEvents.beat, alive);
    opened.addEventListener('error', () => {
      // The browser reconnects after the pause that the server has asked for; what was refused it leaves.
      if (opened.readyState === EventSource.CLOSED) retry();
      else setLive(new Set());
    });
    return undefined;
  }

  /** Parts come and go together, with a page: they share one stream. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      connect();
    }, 0);
  }

  function onSeen(): void {
    failures = 0;
    connect();
  }

  function listen(to: 'addEventListener' | 'removeEventListener'): void {
    document[to]('visibilitychange', onSeen);
    window[to]('pageshow', onSeen);
    window[to]('pagehide', close);
  }

  return {
    mode: modeOf,
    follow: (topic, follower) => {
      if (topics.size === 0) listen('addEventListener');
      const followed = topics.get(topic) ?? { followers: new Set(), readAt: 0, timer: undefined };
      topics.set(topic, followed);
      followed.followers.add(follower);
      plan();
      return () => {
        if (!followed.followers.delete(follower) || followed.followers.size > 0) return;
        clearTimeout(followed.timer);
        topics.delete(topic);
        if (topics.size === 0) listen('removeEventListener');
        plan();
      };
    },
  };
}

/** The live updates of this window. */
export const liveUpdates: LiveUpdates = createLiveUpdates();
