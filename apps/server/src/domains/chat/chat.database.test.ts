import { calls } from '@omnis/contract';
import { liveChatGroupIds, liveChatGroups } from '@omnis/models';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openChat, shopChat, staffChat, type ChatFixture } from '../../testing/test-chat.ts';
import { testHosts } from '../../testing/test-divisions.ts';

const { pro, support, studio, integrations } = liveChatGroups;

let world: ChatFixture;
beforeAll(async () => {
  world = await openChat();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

const away = () =>
  world.platform.core.database.platform(({ query }) =>
    query
      .updateTable('chat_agents')
      .set({ seen_at: sql<Date>`now() - interval '91 seconds'` })
      .execute(),
  );

describe('the presence of staff', () => {
  test('is asked of a group, and of all of them', async () => {
    for (const group of [...liveChatGroupIds, 'general'] as const)
      expect([group, await world.statusOf(group)]).toEqual([group, 'offline']);
    const agent = await world.agent([studio]);
    expect(await world.statusOf(studio)).toBe('online');
    expect(await world.statusOf('general')).toBe('online');
    expect(await world.statusOf(support)).toBe('offline');
    await world.setGroups(agent, []);
    expect(await world.statusOf('general')).toBe('offline');
  });

  test.each(['0', '5', 'sales', '3.5'])('is told of groups only: %s', async (group) => {
    expect(await world.shopper().get(`${shopChat}/group/${group}/status/`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'groupId' }] },
    });
  });

  test('lasts for 90 seconds after staff were heard of, and comes back with them', async () => {
    const agent = await world.agent([support]);
    await away();
    expect(await world.statusOf(support)).toBe('offline');
    await world.list(agent, 'state=queued');
    expect(await world.statusOf(support)).toBe('online');
  });

  test('is not so of the muted, and of those who are shut out', async () => {
    const agent = await world.agent([support]);
    const set = (change: object) =>
      world.platform.core.database.platform(({ query }) =>
        query.updateTable('staff').set(change).where('id', '=', agent.id).execute(),
      );
    await set({ muted_at: new Date() });
    expect(await world.statusOf(support)).toBe('offline');
    expect((await agent.client.get(`${staffChat}/availability/`)).json).toMatchObject({ muted: true });
    await set({ muted_at: null, status: -1 });
    expect(await world.statusOf(support)).toBe('offline');
    await set({ status: 0 });
    expect(await world.statusOf(support)).toBe('online');
  });
});

describe('starting a chat', () => {
  test('needs somebody of the group', async () => {
    await world.agent([studio]);
    expect(await world.start(world.shopper())).toMatchObject({ status: 409 });
    const { chat, messages } = await world.begin(world.shopper(), { group_id: studio });
    expect(chat).toMatchObject({
      status: 'queued',
      group: studio,
      position: 1,
      agent: null,
      name: 'Ann Archer',
    });
    expect(messages).toMatchObject([{ number: 1, author: 'visitor', text: 'Which size?', event: null }]);
  });

  test('with whoever is free goes to support, or to the only group that is there', async () => {
    const agent = await world.agent([studio, support, pro]);
    expect((await world.begin(world.shopper(), { group_id: null })).chat.group).toBe(support);
    await world.setGroups(agent, [studio]);
    expect((await world.begin(world.shopper(), { group_id: null })).chat.group).toBe(studio);
  });

  test('once a visitor: what is said then goes to the open chat, also when nobody is there any more', async () => {
    const agent = await world.agent([support]);
    const client = world.shopper();
    const first = await world.begin(client, { key: 'the-same-key' });
    await world.setGroups(agent, []);
    const again = await world.begin(client, { key: 'the-same-key' });
    expect(again).toEqual(first);
    expect((await world.begin(client, { text: 'And which colour?' })).messages).toHaveLength(2);
    expect((await client.get(`${shopChat}/chat/`)).json).toMatchObject({
      open: { chat: { id: first.chat.id } },
    });
  });

  test('at the same moment in two windows makes one', async () => {
    await world.agent([support]);
    const client = world.shopper();
    await client.get(`${shopChat}/token/`);
    const [one, other] = await Promise.all([world.begin(client), world.begin(client)]);
    expect(one.chat.id).toBe(other.chat.id);
    expect((await world.read(client, one.chat.id)).messages).toHaveLength(2);
  });

  test('takes the token of this session and store', async () => {
    await world.agent([support]);
    const { token } = calls['liveChat.token'].response.parse(
      (await world.shopper().get(`${shopChat}/token/`)).json,
    );
    for (const foreign of [token, 'guess', ''])
      expect(await world.start(world.shopper(), { token: foreign })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'token' }] },
      });
  });

  test.each([
    [{ name: ' ' }, 'name', 'This field is required'],
    [{ name: 'Ann\nArcher' }, 'name', 'Take out the control characters'],
    [{ email: 'ann@' }, 'email', 'Please enter a valid email address'],
    [{ email: '' }, 'email', 'This field is required'],
    [{ group_id: 5 }, 'group_id', 'Choose a group of the chat'],
    [{ text: '' }, 'text', 'This field is required'],
    [{ text: 'x'.repeat(2001) }, 'text', 'Must contain no more than 2000 characters'],
    [{ text: 'a\u0007b' }, 'text', 'Take out the control characters'],
    [{ key: 'short' }, 'key', expect.any(String)],
  ])('refuses what is wrong at its field %#', async (body, field, message) => {
    await world.agent([support]);
    const client = world.shopper();
    expect(await world.start(client, body)).toMatchObject({
      status: 422,
      json: { errors: [{ field, message }] },
    });
    expect((await client.get(`${shopChat}/chat/`)).json).toEqual({ open: null });
  });

  test('twenty times an hour from one address', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await world.start(world.shopper())).status);
    expect(statuses).toEqual([...Array<number>(20).fill(409), 429]);
  });
});

describe('a chat of a visitor', () => {
  test('is nobody else’s, at no host', async () => {
    await world.agent([support, studio]);
    const { chat } = await world.begin(world.shopper());
    for (const client of [
      world.shopper(),
      world.shopper(testHosts.other),
      world.shopper(testHosts.platform),
    ]) {
      expect(await client.get(`${shopChat}/chat/${chat.id}/`)).toMatchObject({ status: 404 });
      expect(await client.get(`${shopChat}/chat/${chat.id}/group/`)).toMatchObject({ status: 404 });
      expect(await world.say(client, chat.id, 'mine?')).toMatchObject({ status: 404 });
      expect(await client.post(`${shopChat}/chat/${chat.id}/transfer/`, { group_id: studio })).toMatchObject({
        status: 404,
      });
      expect(await client.post(`${shopChat}/chat/${chat.id}/end/`)).toMatchObject({ status: 404 });
    }
  });

  test('keeps the order of what is said, gives what came after, and a repeated message once', async () => {
    await world.agent([support]);
    const client = world.shopper();
    const { chat } = await world.begin(client);
    const sent = await Promise.all(['a', 'b', 'c'].map((text) => world.say(client, chat.id, text)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const once = await world.say(client, chat.id, 'd', 'key-of-d');
    expect((await world.say(client, chat.id, 'd', 'key-of-d')).json).toEqual(once.json);
    const { messages } = await world.read(client, chat.id);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect((await world.read(client, chat.id, 4)).messages).toMatchObject([{ number: 5, text: 'd' }]);
    expect((await world.read(client, chat.id, 5)).messages).toEqual([]);
  });

  test('tells its place in the queue of its group, over all stores', async () => {
    await world.agent([support, studio]);
    await world.begin(world.shopper(testHosts.other));
    await world.begin(world.shopper(), { group_id: studio });
    expect((await world.begin(world.shopper())).chat.position).toBe(2);
  });

  test('is transferred to a group that is there, waits there, and says so', async () => {
    const agent = await world.agent([support]);
    const client = world.shopper();
    const { chat } = await world.begin(client);
    const to = (group_id: number) => client.post(`${shopChat}/chat/${chat.id}/transfer/`, { group_id });
    expect(await to(studio)).toMatchObject({ status: 409 });
    expect(await to(7)).toMatchObject({ status: 422, json: { errors: [{ field: 'group_id' }] } });
    await agent.client.post(`${staffChat}/${chat.id}/take/`);
    await world.agent([studio]);
    expect(world.chatOf(await to(studio))).toMatchObject({ status: 'queued', group: studio, agent: null });
    expect((await client.get(`${shopChat}/chat/${chat.id}/group/`)).json).toEqual({ group: studio });
    expect((await world.read(client, chat.id)).messages.at(-1)).toMatchObject({
      author: 'event',
      event: 'transferred',
      group: studio,
    });
  });

  test('stays with who answers both groups', async () => {
    const agent = await world.agent([support, integrations]);
    const client = world.shopper();
    const { chat } = await world.begin(client);
    await agent.client.post(`${staffChat}/${chat.id}/take/`);
    expect(
      world.chatOf(await client.post(`${shopChat}/chat/${chat.id}/transfer/`, { group_id: integrations })),
    ).toMatchObject({ status: 'chatting', group: integrations, agent: 'Ada' });
  });

  test('ends once, and nothing is said after that but what was said before', async () => {
    await world.agent([support]);
    const client = world.shopper();
    const { chat } = await world.begin(client, { key: 'first-words' });
    await world.say(client, chat.id, 'bye', 'the-last-words');
    const end = () => client.post(`${shopChat}/chat/${chat.id}/end/`);
    const ended = world.chatOf(await end());
    expect(ended).toMatchObject({ status: 'ended', endedAt: expect.any(String), position: null });
    expect((await end()).json).toEqual(ended);
    expect(await world.say(client, chat.id, 'one more')).toMatchObject({ status: 409 });
    expect(await world.say(client, chat.id, 'bye', 'the-last-words')).toMatchObject({ status: 201 });
    expect((await client.get(`${shopChat}/chat/`)).json).toEqual({ open: null });
    expect((await world.begin(client)).chat.id).not.toBe(chat.id);
  });

  test('takes sixty messages a minute from one address', async () => {
    await world.agent([support]);
    const client = world.shopper();
    const { chat } = await world.begin(client);
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await world.say(client, chat.id, `${at}`)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(201), 429]);
  });
});
