/** Hears what has changed for somebody who is looking, after the transaction that changed it. */
export type AnnouncementFollower = (topics: readonly string[]) => void;

/** The topics that the transaction of one connection has announced so far. */
export interface Announced {
  readonly add: (topic: string) => void;
  /** Forgets it: the transaction begins, or was undone. */
  forget(): void;
  /** Tells the followers, each topic once; call after the commit. */
  tell(): void;
}

/** Announcements of transactions, which are told only once their transaction is committed. */
export interface Announcements {
  readonly on: (follow: AnnouncementFollower) => void;
  /** For a connection, on which one transaction runs at a time. */
  ofConnection(): Announced;
}

/** The announcements of a database. */
export function createAnnouncements(): Announcements {
  const followers: AnnouncementFollower[] = [];
  return {
    on: (follow) => void followers.push(follow),
    ofConnection: () => {
      const topics = new Set<string>();
      return {
        add: (topic) => void topics.add(topic),
        forget: () => topics.clear(),
        tell: () => {
          if (topics.size === 0) return;
          const told = [...topics];
          topics.clear();
          for (const follow of followers) follow(told);
        },
      };
    },
  };
}
