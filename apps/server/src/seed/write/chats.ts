import { liveChatGroups } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import type { StoreSeed } from '../types.ts';
import { personId } from './accounts.ts';
import { daysAgo } from './batches.ts';

const agent = 'Tom Weller';

/** Messages of the chat, a minute apart. */
const said = [
  { author: 'visitor', text: 'Hello, will a tote bag come before Saturday if I order today?' },
  { author: 'event', event: 'joined' },
  {
    author: 'staff',
    text: 'Hello Hannah! We print today and post tomorrow. With express it is there on Friday.',
  },
  { author: 'visitor', text: 'Lovely, express it is. Thank you!' },
  { author: 'staff', text: 'With pleasure. Anything else, just ask.' },
  { author: 'event', event: 'ended' },
] as const;

/** Writes a chat that is over, so that the lists of staff have one to show; after the accounts. */
export async function writeChats({ query }: Db, store: StoreSeed, now: Date): Promise<void> {
  if (store.code !== 'demo') return;
  const begun = daysAgo(now, 3);
  const minute = (at: number): Date => new Date(begun.getTime() + at * 60_000);
  const { id } = await query
    .insertInto('chats')
    .values({
      division_id: store.id,
      owner: `customer:${personId('shopper@demo.example')}`,
      name: 'Hannah Pryce',
      email: 'shopper@demo.example',
      group_id: liveChatGroups.support,
      status: 'ended',
      staff_id: personId('support@omnis.example'),
      staff_name: agent,
      messages: said.length,
      queued_at: begun,
      visitor_seen_at: minute(said.length),
      created_at: begun,
      ended_at: minute(said.length),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('chat_messages')
    .values(
      said.map((message, at) => ({
        division_id: store.id,
        chat_id: id,
        number: at + 1,
        author: message.author,
        name: message.author === 'visitor' ? '' : agent,
        text: 'text' in message ? message.text : '',
        event: 'event' in message ? message.event : null,
        group_id: null,
        key: message.author === 'event' ? null : `demo-chat-${at + 1}`,
        created_at: minute(at),
      })),
    )
    .execute();
}
