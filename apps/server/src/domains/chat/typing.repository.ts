import { liveTopics } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { ChatPlace, ChatRow } from './chat-rows.ts';

/** Milliseconds for which somebody counts as writing after they were last heard to: longer than the pause between two looks. */
const writesFor = 7000;

const columns = { visitor: 'visitor_typing_at', staff: 'staff_typing_at' } as const;

/** A side of a chat. */
export type ChatSide = keyof typeof columns;

/** Says that a side is writing; written at most every two seconds. */
export async function noteTyping(
  { query, announce }: Db,
  { division, id }: ChatPlace,
  side: ChatSide,
): Promise<void> {
  const column = columns[side];
  const { numUpdatedRows } = await query
    .updateTable('chats')
    .set({ [column]: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(${sql.ref(column)} < now() - interval '2 seconds', true)`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) announce(liveTopics.chat(id));
}

/** Clears the typing mark of a side that has sent its message. */
export const hasSent = (side: ChatSide): Partial<Record<(typeof columns)[ChatSide], null>> => ({
  [columns[side]]: null,
});

/** Tells whether a side of an open chat is typing. */
export function isTyping(chat: ChatRow, side: ChatSide): boolean {
  const at = chat[columns[side]];
  // Typing of staff no longer counts after they handed the chat on.
  if (at === null || chat.status === 'ended' || (side === 'staff' && chat.status !== 'chatting'))
    return false;
  return Date.now() - at.getTime() < writesFor;
}
