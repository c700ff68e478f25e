import type { Db } from '../../database/connection.ts';

/** Writes a chat of a customer of a store, which waits. */
export async function writeChatThings(
  query: Db['query'],
  { division, canary, customer }: { division: number; canary: string; customer: string },
): Promise<{ chat: string }> {
  const chat = crypto.randomUUID();
  await query
    .insertInto('chats')
    .values({
      division_id: division,
      id: chat,
      owner: `customer:${customer}`,
      name: canary,
      email: `chat@${canary.toLowerCase()}.example`,
      group_id: 3,
      staff_id: null,
      messages: 1,
      unanswered: 1,
      ended_at: null,
    })
    .execute();
  await query
    .insertInto('chat_messages')
    .values({
      division_id: division,
      chat_id: chat,
      number: 1,
      author: 'visitor',
      text: canary,
      event: null,
      group_id: null,
      key: 'first-words',
    })
    .execute();
  return { chat };
}
