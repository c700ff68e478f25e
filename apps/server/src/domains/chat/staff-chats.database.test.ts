import { calls } from '@omnis/contract';
import { liveChatGroups } from '@omnis/models';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openChat, shopChat, staffChat, type ChatFixture } from '../../testing/test-chat.ts';
import { carryOut } from '../../testing/carry-out.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { chatEndings } from './chat.endings.ts';
import { endAbandoned } from './chat-tidying.repository.ts';

const { support, studio, pro } = liveChatGroups;

let world: ChatFixture;
beforeAll(async () => {
  world = await openChat();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

const database = () => world.platform.core.database;
const setChat = (id: string, change: object) =>
  database().platform(({ query }) => query.updateTable('chats').set(change).where('id', '=', id).execute());
const setStaff = (id: string, change: object) =>
  database().platform(({ query }) => query.updateTable('staff').set(change).where('id', '=', id).execute());

describe('staff who answer chats', () => {
  test('are those with the right to', async () => {
    const picker = await world.colleague({ permissions: ['orders.view'] });
    expect(await picker.client.get(`${staffChat}/?state=queued`)).toMatchObject({ status: 403 });
    expect(await world.visitor().get(`${staffChat}/?state=queued`)).toMatchObject({ status: 401 });
    expect(await world.shopper().get(`${staffChat}/?state=queued`)).toMatchObject({ status: 401 });
  });

  test('come with groups and see who else is there and what waits', async () => {
    const agent = await world.agent([]);
    expect(
      await agent.client.post(`${staffChat}/availability/`, { available: true, groups: [] }),
    ).toMatchObject({ status: 422, json: { errors: [{ field: 'groups' }] } });
    await world.setGroups(agent, [support, studio, studio]);
    await world.agent([studio]);
    await world.begin(world.shopper());
    expect((await agent.client.get(`${staffChat}/availability/`)).json).toEqual({
      available: true,
      groups: [support, studio],
      muted: false,
      team: [
        { group: 1, staff: 0, queued: 0 },
        { group: 2, staff: 0, queued: 0 },
        { group: 3, staff: 1, queued: 1 },
        { group: 4, staff: 2, queued: 0 },
      ],
    });
    await agent.client.post(`${staffChat}/availability/`, { available: false, groups: [support] });
    expect((await agent.client.get(`${staffChat}/availability/`)).json).toMatchObject({
      available: false,
      groups: [support],
    });
  });
});

describe('lists of chats', () => {
  test('are over all stores: what waits longest first, one’s own, others’, and what ended', async () => {
    const agent = await world.agent([support, studio]);
    const colleague = await world.agent([support]);
    const demo = world.shopper();
    const first = await world.begin(demo);
    const second = await world.begin(world.shopper(testHosts.other), { name: 'Bo_ok', group_id: studio });
    expect((await world.list(agent, 'state=queued')).items).toMatchObject([
      {
        id: first.chat.id,
        position: 1,
        unanswered: 1,
        mine: false,
        visitorHere: true,
        signedIn: false,
        store: {
          division: testDivisions.demo,
          name: 'Demo',
          host: expect.stringContaining('demo.localhost'),
        },
        email: 'ann@shop.example',
        last: { author: 'visitor', text: 'Which size?' },
      },
      { id: second.chat.id, store: { division: testDivisions.other }, position: 1 },
    ]);
    await agent.client.post(`${staffChat}/${first.chat.id}/take/`);
    await colleague.client.post(`${staffChat}/${second.chat.id}/take/`);
    const { items, counts, total } = await world.list(agent, 'state=mine');
    expect(items).toMatchObject([{ id: first.chat.id, mine: true, status: 'chatting', agentAway: false }]);
    expect(counts).toEqual({ queued: 0, mine: 1, others: 1, ended: 0 });
    expect(total).toBe(1);
    expect((await world.list(agent, 'state=others')).items).toMatchObject([
      { id: second.chat.id, mine: false },
    ]);
    await demo.post(`${shopChat}/chat/${first.chat.id}/end/`);
    expect((await world.list(agent, 'state=ended')).items).toMatchObject([{ id: first.chat.id }]);
  });

  test('platform.md §3 Project: isVip – its chats wait least, and say so', async () => {
    const setVip = async (is_vip: boolean) => {
      await database().platform(({ query }) =>
        query.updateTable('divisions').set({ is_vip }).where('id', '=', testDivisions.other).execute(),
      );
      await world.platform.core.divisions.changed(testDivisions.other);
    };
    const agent = await world.agent([support]);
    const client = world.shopper();
    const first = await world.begin(client);
    const second = await world.begin(world.shopper(testHosts.other));
    const queue = async () =>
      (await world.list(agent, 'state=queued')).items.map(({ id, position, store }) => [
        id,
        position,
        store.isVip,
      ]);
    expect(await queue()).toEqual([
      [first.chat.id, 1, false],
      [second.chat.id, 2, false],
    ]);
    await setVip(true);
    expect(await queue()).toEqual([
      [second.chat.id, 1, true],
      [first.chat.id, 2, false],
    ]);
    expect((await world.read(client, first.chat.id)).chat.position).toBe(2);
    await setVip(false);
  });

  test('are narrowed by group and by name or email', async () => {
    const agent = await world.agent([support, studio]);
    await world.begin(world.shopper(), { name: 'Bo_ok' });
    await world.begin(world.shopper(), { group_id: studio, email: 'zoe@shop.example' });
    const found = async (query: string) => (await world.list(agent, `state=queued&${query}`)).total;
    expect(await found('search=ZOE')).toBe(1);
    expect(await found('search=bo_ok')).toBe(1);
    expect(await found('search=b__ok')).toBe(0);
    expect(await found(`group=${studio}`)).toBe(1);
    expect(await found('perPage=1')).toBe(2);
    expect(await agent.client.get(`${staffChat}/?state=queued&group=9`)).toMatchObject({ status: 422 });
  });
});

describe('the sign that somebody writes', () => {
  test('goes to the other side with its next look, until it is sent', async () => {
    const agent = await world.agent([support]);
    const colleague = await world.agent([support]);
    const client = world.shopper();
    const { chat } = await world.begin(client);
    const look = async (who: typeof agent, query = '') =>
      calls['atlas.chat'].response.parse((await who.client.get(`${staffChat}/${chat.id}/${query}`)).json).chat
        .typing;
    const visitorLooks = async (query = '') =>
      calls['liveChat.read'].response.parse((await client.get(`${shopChat}/chat/${chat.id}/${query}`)).json)
        .chat.typing;
    await agent.client.post(`${staffChat}/${chat.id}/take/`);
    expect([await look(agent), await visitorLooks()]).toEqual([false, false]);
    // A colleague who only reads along writes to nobody.
    await look(colleague, '?typing=yes');
    expect(await visitorLooks('?typing=yes')).toBe(false);
    expect(await look(agent, '?typing=yes')).toBe(true);
    expect(await visitorLooks()).toBe(true);
    await world.say(client, chat.id, 'There');
    await agent.client.post(`${staffChat}/${chat.id}/messages/`, { text: 'Yes', key: 'reply-number-one' });
    expect([await look(agent), await visitorLooks()]).toEqual([false, false]);
    await visitorLooks('?typing=yes');
    const before = new Date(Date.now() - 10_000);
    await setChat(chat.id, { visitor_typing_at: before, staff_typing_at: before });
    expect([await look(agent), await visitorLooks()]).toEqual([false, false]);
    expect(await client.get(`${shopChat}/chat/${chat.id}/?typing=no`)).toMatchObject({ status: 422 });
  });
});

describe('answering', () => {
  test('a chat is taken once, answered under the first name, and written into the log of its store', async () => {
    const agent = await world.agent([support]);
    const colleague = await world.agent([support]);
    const client = world.shopper();
    const { chat } = await world.begin(client);
    const reply = (who: typeof agent, text: string, key = 'reply-number-one') =>
      who.client.post(`${staffChat}/${chat.id}/messages/`, { text, key });
    expect(await reply(agent, 'too soon')).toMatchObject({ status: 409 });
    const taken = world.staffChatOf(await agent.client.post(`${staffChat}/${chat.id}/take/`));
    expect(taken).toMatchObject({ mine: true, status: 'chatting', position: null });
    expect(await agent.client.post(`${staffChat}/${chat.id}/take/`)).toMatchObject({ status: 200 });
    expect(await colleague.client.post(`${staffChat}/${chat.id}/take/`)).toMatchObject({ status: 409 });
    expect(await reply(colleague, 'not mine')).toMatchObject({ status: 409 });
    const said = await reply(agent, 'Take the larger one');
    expect((await reply(agent, 'Take the larger one')).json).toEqual(said.json);
    const read = await world.read(client, chat.id);
    expect(read.chat).toMatchObject({ status: 'chatting', agent: 'Ada', position: null });
    expect(read.messages).toMatchObject([
      { author: 'visitor' },
      { author: 'event', event: 'joined', name: 'Ada' },
      { author: 'staff', name: 'Ada', text: 'Take the larger one' },
    ]);
    const seen = calls['atlas.chat'].response.parse(
      (await agent.client.get(`${staffChat}/${chat.id}/?after=1`)).json,
    );
    expect(seen.messages[0]?.name).toMatch(/^Ada Number \d+$/);
    expect(seen.chat).toMatchObject({ unanswered: 0, last: { author: 'staff' } });
    await agent.client.post(`${staffChat}/${chat.id}/end/`);
    expect(await reply(agent, 'over', 'reply-number-two')).toMatchObject({ status: 409 });
    const log = await database().tenant(testDivisions.demo, ({ query }) =>
      query
        .selectFrom('audit_log')
        .select('action')
        .where('target', '=', `chat:${chat.id}`)
        .orderBy('id')
        .execute(),
    );
    expect(log.map(({ action }) => action)).toEqual(['chat.taken', 'chat.ended']);
  });

  test('a colleague takes over from who is away', async () => {
    const agent = await world.agent([support]);
    const colleague = await world.agent([support]);
    const { chat } = await world.begin(world.shopper());
    await agent.client.post(`${staffChat}/${chat.id}/take/`);
    await database().platform(({ query }) =>
      query
        .updateTable('chat_agents')
        .set({ seen_at: sql<Date>`now() - interval '91 seconds'` })
        .where('staff_id', '=', agent.id)
        .execute(),
    );
    expect((await world.list(colleague, 'state=others')).items).toMatchObject([{ agentAway: true }]);
    expect(world.staffChatOf(await colleague.client.post(`${staffChat}/${chat.id}/take/`)).mine).toBe(true);
  });

  test('the muted read, and neither take nor answer', async () => {
    const agent = await world.agent([support]);
    const [held, waiting] = [await world.begin(world.shopper()), await world.begin(world.shopper())];
    await agent.client.post(`${staffChat}/${held.chat.id}/take/`);
    await setStaff(agent.id, { muted_at: new Date() });
    const at = (id: string) => `${staffChat}/${id}`;
    expect(
      await agent.client.post(`${at(held.chat.id)}/messages/`, { text: 'hm', key: 'muted-words' }),
    ).toMatchObject({ status: 403 });
    expect(await agent.client.post(`${at(waiting.chat.id)}/take/`)).toMatchObject({ status: 403 });
    expect(await agent.client.get(`${at(held.chat.id)}/`)).toMatchObject({ status: 200 });
  });

  test('is handed to a group that is there, where it waits anew', async () => {
    const agent = await world.agent([support]);
    const { chat } = await world.begin(world.shopper());
    await agent.client.post(`${staffChat}/${chat.id}/take/`);
    const to = (group_id: number) => agent.client.post(`${staffChat}/${chat.id}/transfer/`, { group_id });
    expect(await to(pro)).toMatchObject({ status: 409 });
    await world.agent([pro]);
    expect(world.staffChatOf(await to(pro))).toMatchObject({ status: 'queued', group: pro, mine: false });
  });

  test('chats that are not there are not found', async () => {
    const { client } = await world.agent([support]);
    const at = `${staffChat}/00000000-0000-4000-8000-000000000000`;
    expect(await client.get(`${at}/`)).toMatchObject({ status: 404 });
    for (const [path, body] of [
      ['take', undefined],
      ['end', undefined],
      ['transfer', { group_id: support }],
      ['messages', { text: 'x', key: 'some-long-key' }],
    ] as const)
      expect([path, (await client.post(`${at}/${path}/`, body)).status]).toEqual([path, 404]);
    expect(await client.get(`${staffChat}/17/`)).toMatchObject({ status: 422 });
  });
});

describe('tidying', () => {
  test('ends chats whose visitor went away, and leaves the others', async () => {
    await world.agent([support]);
    const [gone, here] = [world.shopper(), world.shopper()];
    const left = await world.begin(gone);
    const stays = await world.begin(here);
    await setChat(left.chat.id, { visitor_seen_at: sql<Date>`now() - interval '16 minutes'` });
    await setChat(stays.chat.id, { visitor_seen_at: sql<Date>`now() - interval '14 minutes'` });
    await database().platform((db) => endAbandoned(db));
    const read = await world.read(gone, left.chat.id);
    expect(read.chat.status).toBe('ended');
    expect(read.messages.at(-1)).toMatchObject({ event: 'left' });
    expect((await world.read(here, stays.chat.id)).chat).toMatchObject({ status: 'queued', position: 1 });
  });

  test('throws away what ended a year ago', async () => {
    await world.agent([support]);
    const client = world.shopper();
    const { chat } = await world.begin(client);
    await client.post(`${shopChat}/chat/${chat.id}/end/`);
    await setChat(chat.id, { ended_at: sql<Date>`now() - interval '364 days'` });
    await carryOut(chatEndings(world.platform.core));
    expect((await world.read(client, chat.id)).messages).toHaveLength(2);
    await setChat(chat.id, { ended_at: sql<Date>`now() - interval '366 days'` });
    await carryOut(chatEndings(world.platform.core));
    expect(await client.get(`${shopChat}/chat/${chat.id}/`)).toMatchObject({ status: 404 });
  });
});
