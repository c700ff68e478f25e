import { platformTable } from './platform-table.ts';
import { tenantTable } from './tenant-table.ts';

/** Chats of shoppers with the staff of the platform, and who of the staff is there to answer. */
export const liveChat = `
${tenantTable(
  'chats',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- 'customer:uuid' or 'visitor:hash of the session', as baskets have it.
  owner text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  group_id smallint NOT NULL CHECK (group_id BETWEEN 1 AND 4),
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'chatting', 'ended')),
  -- Since when it waits; set anew when it goes to another group.
  queued_at timestamptz NOT NULL DEFAULT now(),
  staff_id uuid REFERENCES staff (id) ON DELETE SET NULL,
  -- As they were called when they took it.
  staff_name text NOT NULL DEFAULT '',
  -- Number of the last message.
  messages integer NOT NULL DEFAULT 0,
  -- Messages of the visitor since staff last said something.
  unanswered integer NOT NULL DEFAULT 0,
  visitor_seen_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (division_id, id),
  CHECK ((status = 'ended') = (ended_at IS NOT NULL))`,
)}
CREATE UNIQUE INDEX chats_one_open ON chats (division_id, owner) WHERE status <> 'ended';
CREATE INDEX chats_by_owner ON chats (division_id, owner);
CREATE INDEX chats_queue ON chats (group_id, queued_at) WHERE status = 'queued';
CREATE INDEX chats_newest ON chats (status, created_at DESC);

${tenantTable(
  'chat_messages',
  `
  chat_id uuid NOT NULL,
  -- Counted under a lock on the chat: who reads after a number misses none.
  number integer NOT NULL,
  author text NOT NULL CHECK (author IN ('visitor', 'staff', 'event')),
  -- Who of the staff, as they were called then; '' for the visitor.
  name text NOT NULL DEFAULT '',
  text text NOT NULL DEFAULT '',
  event text CHECK (event IN ('joined', 'transferred', 'ended', 'left')),
  -- Where it went, of a transfer.
  group_id smallint,
  -- What its sender named it, so that it is sent once.
  key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, chat_id, number),
  UNIQUE (division_id, chat_id, author, key),
  FOREIGN KEY (division_id, chat_id) REFERENCES chats (division_id, id) ON DELETE CASCADE,
  CHECK ((author = 'event') = (event IS NOT NULL))`,
)}

${platformTable(
  'chat_agents',
  `
  staff_id uuid PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  available boolean NOT NULL DEFAULT false,
  -- Numbers of the groups that they answer.
  groups jsonb NOT NULL DEFAULT '[]',
  seen_at timestamptz NOT NULL DEFAULT now()`,
)}
`;
