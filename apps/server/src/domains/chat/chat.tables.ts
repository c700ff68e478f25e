import type { LiveChatEvent, LiveChatGroupId, LiveChatStatus } from '@omnis/models';
import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableTime } from '../../database/columns.ts';

/** Row of `chats`. */
export interface ChatsTable {
  division_id: number;
  id: Generated<string>;
  /** `customer:uuid` or `visitor:hash`. */
  owner: string;
  name: string;
  email: string;
  group_id: LiveChatGroupId;
  status: Generated<LiveChatStatus>;
  queued_at: DefaultedTime;
  staff_id: string | null;
  /** As they were called when they took it. */
  staff_name: Generated<string>;
  /** Number of the last message. */
  messages: Generated<number>;
  /** Messages of the visitor since staff last said something. */
  unanswered: Generated<number>;
  visitor_seen_at: DefaultedTime;
  /** When each side was last writing what it had not sent; null once it has. */
  visitor_typing_at: NullableTime;
  staff_typing_at: NullableTime;
  created_at: DefaultedTime;
  ended_at: NullableTime;
}

/** Row of `chat_messages`. */
export interface ChatMessagesTable {
  division_id: number;
  chat_id: string;
  number: number;
  author: 'visitor' | 'staff' | 'event';
  name: Generated<string>;
  text: Generated<string>;
  event: LiveChatEvent | null;
  /** Where it went, of a transfer. */
  group_id: LiveChatGroupId | null;
  key: string | null;
  created_at: DefaultedTime;
}

/** Row of `chat_agents`: who of the staff answers chats. */
export interface ChatAgentsTable {
  staff_id: string;
  available: Generated<boolean>;
  /** [3, 4] */
  groups: DefaultedJson;
  seen_at: DefaultedTime;
}
