import type { Changes } from '../cache/changes.ts';
import type { Database } from '../database/database.ts';

/** Milliseconds for which topics are gathered before other processes are told: a burst is one notice. */
const gatherFor = 25;

/** Topics of one notice, which has to stay below 8000 bytes; a name has 41 at most. */
const mostInNotice = 150;

/** Milliseconds over which streams are spread that have to read everything anew, so that they do not come all at once. */
const spread = 5000;

/** Somebody who follows topics. */
export interface LiveFollower {
  readonly topics: readonly string[];
  news(topic: string): void;
}

/** Tells those who follow live topics on this process what has changed, on whichever process. */
export interface LiveHub {
  /** Follows topics until the function that comes back is called. */
  follow(follower: LiveFollower): () => void;
  /** Tells followers on every process; the topics have changed, and that is committed. */
  publish(topics: readonly string[]): void;
  /** Number of followers. */
  readonly followers: number;
}

/** Services that the hub needs. */
export interface LiveHubDeps {
  readonly changes: Pick<Changes, 'tell' | 'on' | 'onMissed'>;
  readonly database: Pick<Database, 'onAnnounced'>;
}

/** The hub of a process: its own transactions and those of others, which come over the bus for changes. */
export function createLiveHub({ changes, database }: LiveHubDeps): LiveHub {
  const followers = new Set<LiveFollower>();
  const byTopic = new Map<string, Set<LiveFollower>>();
  const untold = new Set<string>();
  let telling: NodeJS.Timeout | undefined;

  function deliver(topics: Iterable<string>): void {
    for (const topic of topics) for (const follower of byTopic.get(topic) ?? []) follower.news(topic);
  }

  function tellOthers(): void {
    telling = undefined;
    const topics = [...untold];
    untold.clear();
    for (let from = 0; from < topics.length; from += mostInNotice)
      void changes.tell({ kind: 'live', topics: topics.slice(from, from + mostInNotice) });
  }

  function publish(topics: readonly string[]): void {
    deliver(topics);
    for (const topic of topics) untold.add(topic);
    telling ??= setTimeout(tellOthers, gatherFor).unref();
  }

  /** News may have been lost with a connection, so that each follower hears of all of its topics. */
  function renew(): void {
    for (const follower of followers) {
      const later = (): void => {
        if (followers.has(follower)) for (const topic of follower.topics) follower.news(topic);
      };
      setTimeout(later, Math.random() * spread).unref();
    }
  }

  database.onAnnounced(publish);
  changes.on('live', ({ topics }) => deliver(topics));
  changes.onMissed(renew);

  return {
    publish,
    follow: (follower) => {
      followers.add(follower);
      for (const topic of follower.topics) {
        const known = byTopic.get(topic) ?? new Set();
        byTopic.set(topic, known.add(follower));
      }
      return () => {
        followers.delete(follower);
        for (const topic of follower.topics) {
          const known = byTopic.get(topic);
          known?.delete(follower);
          if (known?.size === 0) byTopic.delete(topic);
        }
      };
    },
    get followers() {
      return followers.size;
    },
  };
}
