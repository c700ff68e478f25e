import { randomUUID } from 'node:crypto';
import { liveTopics, calls } from '@omnis/contract';
import { liveChatGroups } from '@omnis/models';
import type { Database } from '../database/database.ts';
import { firstWords, shopChat } from './test-chat.ts';
import { openLive, type LiveReader } from './live-reader.ts';
import { send, type Reply } from './lone-shopper.ts';
import { testHosts } from './test-divisions.ts';

/** Somebody in a chat, who may be served by any process. */
export interface LiveShopper {
  readonly topic: string;
  readonly follow: (port: number) => Promise<LiveReader>;
  readonly say: (port: number, text: string) => Promise<number>;
}

/** Lets a member of staff be there for chats, without one who is signed in. */
export async function beThere(database: Database): Promise<void> {
  await database.platform(async ({ query }) => {
    const staff = await query
      .insertInto('staff')
      .values({
        email: `${randomUUID()}@omnis.example`,
        password_hash: 'none',
        first_name: 'Ada',
        last_name: 'There',
        permissions: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('chat_agents')
      .values({
        staff_id: staff.id,
        available: true,
        groups: JSON.stringify([liveChatGroups.support]),
        seen_at: new Date(),
      })
      .execute();
  });
}

/** Begins a chat at a running server, by HTTP as a page does. */
export async function liveShopper(port: number): Promise<LiveShopper> {
  const cookies = new Map<string, string>();
  async function ask(at: number, path: string, body?: object): Promise<Reply> {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    };
    const reply = await send({ port: at }, { path, headers, ...(body && { body }) });
    for (const cookie of reply.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=(.*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return reply;
  }
  const token = calls['liveChat.token'].response.parse((await ask(port, `${shopChat}/token/`)).json);
  const started = await ask(port, `${shopChat}/chat/`, { ...firstWords, ...token, key: randomUUID() });
  const { chat } = calls['liveChat.start'].response.parse(started.json);
  const topic = liveTopics.chat(chat.id);
  return {
    topic,
    follow: (at) => openLive({ port: at, host: testHosts.demo, cookies, topics: [topic] }),
    say: async (at, text) => {
      const body = { text, key: randomUUID() };
      return (await ask(at, `${shopChat}/chat/${chat.id}/messages/`, body)).status;
    },
  };
}
