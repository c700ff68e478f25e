import { randomUUID } from 'node:crypto';
import { calls, type CallResponse, type Chat, type StaffChat } from '@omnis/contract';
import { expect } from 'vitest';
import { testClient, type TestAnswer, type TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';
import { openStaff, type StaffFixture, type TestColleague } from './test-staff.ts';

/** The chat of shoppers, and that of staff. */
export const shopChat = '/omnis/v3/live-chat';
export const staffChat = '/omnis/v3/atlas/chats';

/** First message of a shopper, by default. */
export const firstWords = {
  name: 'Ann Archer',
  email: 'Ann@shop.example',
  group_id: 3,
  text: 'Which size?',
} as const;

/** A platform with people who chat. */
export interface ChatFixture extends StaffFixture {
  /** A shopper at a store. */
  readonly shopper: (host?: string) => TestClient;
  /** A member of staff who may chat, available for groups; for none they are not available. */
  readonly agent: (groups: readonly number[]) => Promise<TestColleague>;
  readonly setGroups: (agent: TestColleague, groups: readonly number[]) => Promise<TestAnswer>;
  readonly start: (client: TestClient, body?: object) => Promise<TestAnswer>;
  /** Starts a chat that must begin. */
  readonly begin: (client: TestClient, body?: object) => Promise<CallResponse<'liveChat.read'>>;
  readonly read: (client: TestClient, id: string, after?: number) => Promise<CallResponse<'liveChat.read'>>;
  readonly say: (client: TestClient, id: string, text: string, key?: string) => Promise<TestAnswer>;
  readonly chatOf: (answer: TestAnswer) => Chat;
  readonly staffChatOf: (answer: TestAnswer) => StaffChat;
  readonly list: (agent: TestColleague, query: string) => Promise<CallResponse<'atlas.chats'>>;
  readonly statusOf: (group: number | 'general') => Promise<string>;
  /** Forgets who is there, who chats, and how often anybody tried. */
  readonly reset: () => Promise<void>;
}

/** Opens the platform; its opener closes it. */
export async function openChat(): Promise<ChatFixture> {
  const staff = await openStaff();
  const { platform } = staff;
  const shopper = (host: string = testHosts.demo): TestClient => testClient(platform.app, host);

  const setGroups = ({ client }: TestColleague, groups: readonly number[]): Promise<TestAnswer> =>
    client.post(`${staffChat}/availability/`, { available: groups.length > 0, groups });

  async function start(client: TestClient, body: object = {}): Promise<TestAnswer> {
    const token = calls['liveChat.token'].response.parse((await client.get(`${shopChat}/token/`)).json);
    return client.post(`${shopChat}/chat/`, { ...firstWords, key: randomUUID(), ...token, ...body });
  }

  return {
    ...staff,
    shopper,
    setGroups,
    start,
    agent: async (groups) => {
      const agent = await staff.colleague({ permissions: ['chat.view'] });
      const answer = await setGroups(agent, groups);
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return agent;
    },
    begin: async (client, body) => {
      const answer = await start(client, body);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return calls['liveChat.start'].response.parse(answer.json);
    },
    read: async (client, id, after = 0) => {
      const answer = await client.get(`${shopChat}/chat/${id}/?after=${after}`);
      return calls['liveChat.read'].response.parse(answer.json);
    },
    say: (client, id, text, key = randomUUID()) =>
      client.post(`${shopChat}/chat/${id}/messages/`, { text, key }),
    chatOf: ({ json }) => calls['liveChat.end'].response.parse(json),
    staffChatOf: ({ json }) => calls['atlas.endChat'].response.parse(json),
    list: async ({ client }, query) => {
      const answer = await client.get(`${staffChat}/?${query}`);
      return calls['atlas.chats'].response.parse(answer.json);
    },
    statusOf: async (group) => {
      const answer = await shopper().get(`${shopChat}/group/${group}/status/`);
      return calls['liveChat.status'].response.parse(answer.json).status;
    },
    reset: async () => {
      await platform.core.database.platform(async ({ query }) => {
        await query.deleteFrom('chats').execute();
        await query.deleteFrom('chat_agents').execute();
        await query.deleteFrom('rate_limits').execute();
      });
    },
  };
}
