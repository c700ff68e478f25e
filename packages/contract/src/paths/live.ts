/**
 * The stream of live events (docs/decisions/0229-live-events.md): `GET` with one `topic` in the query for each part that is
 * followed. It answers `text/event-stream`, with the names of topics that have news and never with the news.
 */
export const livePath = '/omnis/v3/live/';

/** Something that can be followed: a chat, the bell of a store's team, its webhooks, the chats of all stores, or the order queue. */
export type LiveTopic = `chat:${string}` | `bell:${number}` | `webhooks:${number}` | 'chats' | 'queue';

/** The topics by name, with the calls that read what they are about. */
export const liveTopics = {
  /** `liveChat.read` of a shopper, `atlas.chat` of staff. */
  chat: (id: string): LiveTopic => `chat:${id}`,
  /** `notifications.unread` and `notifications.list` of a store. */
  bell: (division: number): LiveTopic => `bell:${division}`,
  /** `dashboard.webhookDeliveries` of a store. */
  webhooks: (division: number): LiveTopic => `webhooks:${division}`,
  /** `atlas.chats` and `atlas.chatAvailability`. */
  chats: 'chats',
  /** `atlas.orders`. */
  queue: 'queue',
} as const satisfies Record<string, LiveTopic | ((id: never) => LiveTopic)>;

/** The names of the stream's events. */
export const liveEvents = {
  /** The stream is open, and what its reader asks for from now on is not older than the first news. */
  ready: 'ready',
  /** A topic has news; the event's data is its name. */
  news: 'news',
  /** Nothing has happened, and the stream is alive: every {@link liveBeatSeconds}. */
  beat: 'beat',
} as const;

/** Seconds between two signs of life of a stream. */
export const liveBeatSeconds = 20;

/** Most topics of one stream. */
export const mostLiveTopics = 20;
