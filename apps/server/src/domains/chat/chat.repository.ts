import { liveTopics } from '@omnis/contract';
import type { LiveChatEvent, LiveChatGroupId } from '@omnis/models';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { ChatMessagesTable } from './chat.tables.ts';
import { hasSent } from './typing.repository.ts';
import type { ChatPlace, ChatRow } from './chat-rows.ts';

export type { ChatPlace, ChatRow } from './chat-rows.ts';
/** A message as it is stored. */
export type ChatMessageRow = Selectable<ChatMessagesTable>;

/** Most messages of one answer. */
export const messagesPerRead = 200;

/** A visitor's chat; locked for the transaction where it is to change. */
export async function findOwnChat(
  { query }: Db,
  { division, id }: ChatPlace,
  { owner, lock }: { owner: string; lock: boolean },
): Promise<ChatRow | undefined> {
  return query
    .selectFrom('chats')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where('owner', '=', owner)
    .$if(lock, (rest) => rest.forUpdate())
    .executeTakeFirst();
}

/** The open chat of a visitor, locked where it is to change. */
export async function findOpenChat(
  { query }: Db,
  division: number,
  { owner, lock }: { owner: string; lock: boolean },
): Promise<ChatRow | undefined> {
  return query
    .selectFrom('chats')
    .selectAll()
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .where('status', '!=', 'ended')
    .$if(lock, (rest) => rest.forUpdate())
    .executeTakeFirst();
}

/** Writes a new chat; undefined where the visitor has an open one, started at the same moment. */
export async function insertChat(
  { query }: Db,
  chat: Pick<ChatRow, 'division_id' | 'owner' | 'name' | 'email' | 'group_id'>,
): Promise<ChatRow | undefined> {
  return (
    query
      .insertInto('chats')
      .values({ ...chat, staff_id: null, ended_at: null, visitor_typing_at: null, staff_typing_at: null })
      // Written out: PostgreSQL finds the index of open chats by a text it can compare, not by a parameter.
      .onConflict((conflict) =>
        conflict
          .columns(['division_id', 'owner'])
          .where(sql<boolean>`status <> 'ended'`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
  );
}

/** Says that the visitor is there; written at most every ten seconds. */
export async function noteVisitor({ query }: Db, { division, id }: ChatPlace): Promise<void> {
  await query
    .updateTable('chats')
    .set({ visitor_seen_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where('visitor_seen_at', '<', sql<Date>`now() - interval '10 seconds'`)
    .execute();
}

/** Messages after a number, oldest first. */
export async function readMessages(
  { query }: Db,
  { division, id }: ChatPlace,
  after: number,
): Promise<ChatMessageRow[]> {
  return query
    .selectFrom('chat_messages')
    .selectAll()
    .where('division_id', '=', division)
    .where('chat_id', '=', id)
    .where('number', '>', after)
    .orderBy('number')
    .limit(messagesPerRead)
    .execute();
}

/** A message that was sent already. */
export async function findByKey(
  { query }: Db,
  { division, id }: ChatPlace,
  { author, key }: { author: 'visitor' | 'staff'; key: string },
): Promise<ChatMessageRow | undefined> {
  return query
    .selectFrom('chat_messages')
    .selectAll()
    .where('division_id', '=', division)
    .where('chat_id', '=', id)
    .where('author', '=', author)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** A message that is added to a chat. */
export type NewMessage =
  | { readonly author: 'visitor'; readonly text: string; readonly key: string }
  | { readonly author: 'staff'; readonly name: string; readonly text: string; readonly key: string }
  | {
      readonly author: 'event';
      readonly event: LiveChatEvent;
      readonly name: string;
      readonly group?: LiveChatGroupId;
    };

/** Tells those who look at a chat, and the staff who look at the lists, that something in it has changed. */
export function announceChat({ announce }: Db, { id }: ChatPlace): void {
  announce(liveTopics.chat(id));
  announce(liveTopics.chats);
}

/** Adds to a chat, whose row is locked by the count: numbers are committed in their order. */
export async function appendMessage(db: Db, place: ChatPlace, message: NewMessage): Promise<ChatMessageRow> {
  const { query } = db;
  const { division, id } = place;
  announceChat(db, place);
  const unanswered = {
    visitor: sql<number>`unanswered + 1`,
    staff: sql<number>`0`,
    event: sql<number>`unanswered`,
  }[message.author];
  const { messages } = await query
    .updateTable('chats')
    .set({
      messages: sql<number>`messages + 1`,
      unanswered,
      ...(message.author !== 'event' && hasSent(message.author)),
    })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .returning('messages')
    .executeTakeFirstOrThrow();
  const said = message.author === 'event' ? null : message;
  const event = message.author === 'event' ? message : null;
  return query
    .insertInto('chat_messages')
    .values({
      division_id: division,
      chat_id: id,
      number: messages,
      author: message.author,
      name: message.author === 'visitor' ? '' : message.name,
      text: said?.text ?? '',
      key: said?.key ?? null,
      event: event?.event ?? null,
      group_id: event?.group ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A change to a chat. */
export type ChatChange = Partial<Pick<ChatRow, 'group_id' | 'staff_id' | 'staff_name'>> & {
  readonly status?: 'queued' | 'chatting' | 'ended';
};

/** Changes a chat. One that waits again waits from now on. */
export async function updateChat(db: Db, place: ChatPlace, change: ChatChange): Promise<ChatRow> {
  announceChat(db, place);
  return db.query
    .updateTable('chats')
    .set({
      ...change,
      ...(change.status === 'queued' && { queued_at: sql<Date>`now()` }),
      ...(change.status === 'ended' && { ended_at: sql<Date>`now()` }),
    })
    .where('division_id', '=', place.division)
    .where('id', '=', place.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Chats that wait, each with its place in the queue of its group over all stores. It reads one table of the stores, so that
 * a database distributed by store needs no join between its machines.
 */
export function queuePlaces({ query }: Db) {
  return query
    .selectFrom('chats as q')
    .innerJoin('divisions as v', 'v.id', 'q.division_id')
    .where('q.status', '=', 'queued')
    .select([
      'q.id',
      'q.group_id',
      // Those of VIP stores wait least (platform.md §3 Project: isVip).
      sql<number>`(row_number() OVER (PARTITION BY q.group_id ORDER BY NOT v.is_vip, q.queued_at, q.id))::int`.as(
        'position',
      ),
    ]);
}

/** Place of a chat in the queue of its group, over all stores; null when it does not wait any more. */
export async function positionOf(
  db: Db,
  { id, group_id }: Pick<ChatRow, 'id' | 'group_id'>,
): Promise<number | null> {
  const found = await db.query
    .selectFrom(queuePlaces(db).where('q.group_id', '=', group_id).as('places'))
    .select('places.position')
    .where('places.id', '=', id)
    .executeTakeFirst();
  return found?.position ?? null;
}

/** Gives the chats of a visitor to the customer they became. Where both have an open one, the customer's goes on. */
export async function moveChats(
  db: Db,
  division: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const open = await findOpenChat(db, division, { owner: to, lock: true });
  const moved = await db.query
    .updateTable('chats')
    .set({ owner: to })
    .$if(open !== undefined, (rest) =>
      rest.set({
        status: sql<'ended'>`'ended'`,
        ended_at: sql<Date>`coalesce(ended_at, now())`,
      }),
    )
    .where('division_id', '=', division)
    .where('owner', '=', from)
    .returning('id')
    .execute();
  for (const { id } of moved) announceChat(db, { division, id });
}
