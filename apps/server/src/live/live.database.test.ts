import { randomUUID } from 'node:crypto';
import { liveTopics } from '@omnis/contract';
import { liveChatGroups } from '@omnis/models';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellTeam } from '../domains/notifications/dashboard/tell-team.ts';
import { openLive, type LiveReader } from '../testing/live-reader.ts';
import { openChat, shopChat, staffChat, type ChatFixture } from '../testing/test-chat.ts';
import type { TestClient } from '../testing/test-client.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { testMember } from '../testing/test-team.ts';

const { demo, other } = testDivisions;
const { support } = liveChatGroups;
let world: ChatFixture;
let port: number;
const readers: LiveReader[] = [];

beforeAll(async () => {
  world = await openChat();
  await world.platform.app.listen({ port: 0, host: '127.0.0.1' });
  const address = world.platform.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await vi.waitFor(() => {
    if (world.platform.core.live.followers > 0) throw new Error('A stream is still open');
  });
  vi.useRealTimers();
});

async function follow(client: TestClient, host: string, ...topics: string[]): Promise<LiveReader> {
  const reader = await openLive({ port, host, cookies: client.cookies, topics });
  readers.push(reader);
  return reader;
}
const isReady = (reader: LiveReader): boolean => reader.events().some(({ event }) => event === 'ready');
const refusalSchema = z.object({ errors: z.array(z.object({ field: z.string() })) });
/** Status and named topic of a stream that was not opened. */
async function refusal(reader: LiveReader): Promise<readonly [number, string | undefined]> {
  await reader.ended;
  return [reader.status, refusalSchema.parse(JSON.parse(reader.text())).errors[0]?.field];
}

/** A shopper in a chat with staff who are there. */
async function chatting() {
  const agent = await world.agent([support]);
  const shopper = world.shopper();
  const { chat } = await world.begin(shopper);
  return { agent, shopper, id: chat.id, topic: liveTopics.chat(chat.id) };
}

describe('a stream of live events', () => {
  test('is an answer that nobody keeps, packs or buffers, and that starts with ready', async () => {
    const { shopper, topic } = await chatting();
    const reader = await follow(shopper, testHosts.demo, topic);
    expect([reader.status, reader.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    ]);
    await reader.until(isReady);
  });

  test('tells the shopper and staff of each step of a chat, and of nothing else', async () => {
    const { agent, shopper, id, topic } = await chatting();
    const theirs = await follow(shopper, testHosts.demo, topic);
    const stranger = world.shopper();
    const { chat } = await world.begin(stranger);
    const staff = await follow(agent.client, testHosts.atlas, topic, 'chats', 'chats');
    const nobodys = await follow(stranger, testHosts.demo, liveTopics.chat(chat.id));
    const steps: (() => Promise<unknown>)[] = [
      () => world.say(shopper, id, 'Hello?'),
      () => agent.client.post(`${staffChat}/${id}/take/`),
      () => agent.client.post(`${staffChat}/${id}/messages/`, { text: 'Hi', key: randomUUID() }),
      () => agent.client.get(`${staffChat}/${id}/?after=0&typing=yes`),
      () => shopper.get(`${shopChat}/chat/${id}/?after=0&typing=yes`),
      () => shopper.post(`${shopChat}/chat/${id}/end/`),
    ];
    for (const [at, step] of steps.entries()) {
      await step();
      await theirs.until((reader) => reader.news().length === at + 1);
      await staff.until((reader) => reader.news().filter((name) => name === topic).length === at + 1);
    }
    expect(new Set(theirs.news())).toEqual(new Set([topic]));
    // Lists do not show who is writing.
    expect(staff.news().filter((name) => name === 'chats')).toHaveLength(steps.length - 2);
    expect(nobodys.news()).toEqual([]);
  });

  test('tells the team of a store of its notifications, and the queue of orders that move', async () => {
    const owner = await testMember(world.platform, [demo]);
    const colleague = await world.colleague({ permissions: ['orders.view'] });
    const bell = await follow(owner.client, testHosts.platform, liveTopics.bell(demo));
    const queue = await follow(colleague.client, testHosts.atlas, 'queue');
    expect([bell.status, queue.status]).toEqual([200, 200]);
    await world.platform.core.database.tenant(demo, async (db) => {
      const about = { id: 7, number: 'A-1' };
      await tellTeam(db, { division: demo, kind: 'order.cancelled', about, dedupeKey: 'A-1' });
      db.announce(liveTopics.queue);
    });
    await bell.until((reader) => reader.news().includes(liveTopics.bell(demo)));
    await queue.until((reader) => reader.news().includes('queue'));
  });

  test('tells nothing before the commit, and nothing at all of a transaction that was undone', async () => {
    const { agent } = await chatting();
    const reader = await follow(agent.client, testHosts.atlas, 'chats');
    await reader.until(isReady);
    const { database } = world.platform.core;
    const undone = database.platform(async (db) => {
      db.announce('chats');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const heardInside = await database.platform(async (db) => {
      db.announce('chats');
      // Something that was committed long ago would have come by then.
      await db.run('SELECT pg_sleep(0.1)', []);
      return reader.news().length;
    });
    expect(heardInside).toBe(0);
    await reader.until(({ news }) => news().length > 0);
    expect(reader.news()).toEqual(['chats']);
  });
});

describe('the right to follow', () => {
  test('a chat belongs to its visitor, at its store', async () => {
    const { shopper, topic } = await chatting();
    expect(await refusal(await follow(world.shopper(), testHosts.demo, topic))).toEqual([404, topic]);
    expect(await refusal(await follow(shopper, testHosts.other, topic))).toEqual([404, topic]);
    const none = liveTopics.chat(randomUUID());
    expect(await refusal(await follow(shopper, testHosts.demo, topic, none))).toEqual([404, none]);
  });

  test('staff need the permission of the call that reads a topic', async () => {
    const { agent, topic } = await chatting();
    const colleague = await world.colleague({ permissions: ['orders.view'] });
    for (const name of [topic, 'chats'])
      expect(await refusal(await follow(colleague.client, testHosts.atlas, name))).toEqual([403, name]);
    expect(await refusal(await follow(agent.client, testHosts.atlas, 'queue'))).toEqual([403, 'queue']);
    expect(await refusal(await follow(world.visitor(), testHosts.atlas, 'chats'))).toEqual([401, 'chats']);
    const none = liveTopics.chat(randomUUID());
    expect(await refusal(await follow(agent.client, testHosts.atlas, none))).toEqual([404, none]);
    expect(await refusal(await follow(agent.client, testHosts.demo, 'chats'))).toEqual([401, 'chats']);
  });

  test('the bell of a store is for its team', async () => {
    const owner = await testMember(world.platform, [demo]);
    const foreign = liveTopics.bell(other);
    expect(await refusal(await follow(owner.client, testHosts.platform, foreign))).toEqual([403, foreign]);
    const bell = liveTopics.bell(demo);
    expect(await refusal(await follow(world.shopper(), testHosts.demo, bell))).toEqual([403, bell]);
  });

  test.each(['orders', 'bell:0', 'bell:x', 'chat:7', 'chat:', 'queue:3'])(
    'is refused for what is no topic: %s',
    async (name) =>
      expect(await refusal(await follow(world.shopper(), testHosts.demo, name))).toEqual([404, name]),
  );

  test('a page of another site opens no stream', async () => {
    const { shopper, topic } = await chatting();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const reader = await openLive({
      port,
      host: testHosts.demo,
      cookies: shopper.cookies,
      topics: [topic],
      headers,
    });
    expect(reader.status).toBe(403);
  });

  test('needs a topic, and no more than twenty', async () => {
    const many = Array.from({ length: 21 }, () => 'queue');
    for (const topics of [[], many])
      expect((await follow(world.shopper(), testHosts.demo, ...topics)).status).toBe(422);
  });
});

describe('the end of a stream', () => {
  /** The next sign of life, at which the rights are looked at again. */
  const beat = (): void => void vi.advanceTimersByTime(20_000);
  const pauseTimers = (): void => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

  test('comes with the next sign of life after the permission was taken away', async () => {
    const { agent } = await chatting();
    pauseTimers();
    const reader = await follow(agent.client, testHosts.atlas, 'chats');
    beat();
    await reader.until(({ events }) => events().some(({ event }) => event === 'beat'));
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('staff').set({ permissions: '[]' }).where('id', '=', agent.id).execute(),
    );
    beat();
    await reader.ended;
    expect(reader.text()).toMatch(/retry: \d{3,4}\n\n$/);
    expect(await refusal(await follow(agent.client, testHosts.atlas, 'chats'))).toEqual([403, 'chats']);
  });

  test('comes with the chat given to somebody else', async () => {
    const { shopper, id, topic } = await chatting();
    pauseTimers();
    const reader = await follow(shopper, testHosts.demo, topic);
    await reader.until(isReady);
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('chats').set({ owner: 'visitor:else' }).where('id', '=', id).execute(),
    );
    beat();
    await expect(reader.ended).resolves.toBeUndefined();
  });

  test('comes when the store closes', async () => {
    const { shopper, topic } = await chatting();
    pauseTimers();
    const reader = await follow(shopper, testHosts.demo, topic);
    await reader.until(isReady);
    const { database, divisions } = world.platform.core;
    const setPassword = async (hash: string | null) => {
      await database.platform(({ query }) =>
        query.updateTable('divisions').set({ store_password_hash: hash }).where('id', '=', demo).execute(),
      );
      await divisions.changed(demo);
    };
    await setPassword('closed');
    beat();
    await reader.ended;
    expect((await follow(shopper, testHosts.demo, topic)).status).toBe(403);
    await setPassword(null);
  });

  test('leaves nothing behind when its reader goes', async () => {
    const { agent } = await chatting();
    const reader = await follow(agent.client, testHosts.atlas, 'chats');
    await reader.until(isReady);
    expect(world.platform.core.live.followers).toBe(1);
    reader.close();
    await expect.poll(() => world.platform.core.live.followers).toBe(0);
  });
});
