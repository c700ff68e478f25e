import type { LiveFollower, LiveMode, LiveUpdates } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './chat-draft.ts';
import { createChatSession, paces } from './chat-session.ts';
import type { ChatMessage } from './chat-state.ts';

const id = '11111111-1111-4111-8111-111111111111';
const at = '2026-11-25T09:00:00.000Z';
const chat = (change: object = {}) => ({
  id,
  status: 'queued',
  group: 3,
  position: 2,
  agent: null,
  name: 'Ann',
  email: 'ann@shop.example',
  startedAt: at,
  endedAt: null,
  ...change,
});
const message = (number: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  author: 'staff',
  name: 'Tom',
  text: `number ${number}`,
  event: null,
  group: null,
  at,
  key: null,
  ...change,
});

/** Answers by method and path; the last of a list stays. */
let answers: Record<string, (() => Response)[]>;
const asked: string[] = [];
const bodies: unknown[] = [];

async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const call = `${request.method} ${url.pathname.replace('/omnis/v3/live-chat', '')}${url.search}`;
  asked.push(call);
  if (request.method === 'POST') bodies.push(await request.json());
  const fitting = Object.keys(answers).filter((name) => call.startsWith(name));
  // The longest: the list of chats has the address that each chat begins with.
  const known = answers[fitting.toSorted((a, b) => b.length - a.length)[0] ?? ''] ?? [];
  const answer = known.length > 1 ? known.shift() : known[0];
  return answer
    ? answer()
    : Response.json({ message: 'gone', errors: [], code: 'not_found' }, { status: 404 });
}
const gives = (body: object) => () => Response.json(body);
const fails =
  (status: number, body: object = { message: 'No', errors: [], code: 'x' }) =>
  () =>
    Response.json(body, { status });

const begin = () => createChatSession(createOmnisStore({ app: 'storefront', fetch }));
const settle = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  answers = {};
  asked.length = 0;
  bodies.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** A session in a chat that somebody answers. */
async function chatting() {
  answers['GET /chat/'] = [
    gives({ open: { chat: chat({ status: 'chatting', agent: 'Tom' }), messages: [message(1)] } }),
  ];
  const session = begin();
  await session.restore();
  asked.length = 0;
  return session;
}

describe('LC2 the chat of a visitor', () => {
  it('is browsing where none is open', async () => {
    answers['GET /chat/'] = [gives({ open: null })];
    const session = begin();
    expect(session.get().known).toBe(false);
    await session.restore();
    expect(session.get()).toMatchObject({ known: true, chat: null });
    await settle(60_000);
    expect(asked).toEqual(['GET /chat/']);
  });

  it('starts with a fresh token, and under one key until that is taken', async () => {
    answers['GET /token/'] = [gives({ token: 'a-token' })];
    answers['POST /chat/'] = [
      fails(422, {
        message: 'No',
        errors: [{ field: 'email', message: 'Wrong' }],
        code: 'validation_failed',
      }),
      gives({ chat: chat(), messages: [message(1, { author: 'visitor' })] }),
    ];
    const session = begin();
    const start = { name: 'Ann', email: 'ann@shop.example', text: 'Hi', group: null };
    expect(await session.start(start)).toMatchObject({ errors: [{ field: 'email', message: 'Wrong' }] });
    expect(session.get().chat).toBeNull();
    expect(await session.start(start)).toBeUndefined();
    expect(session.get().chat?.position).toBe(2);
    expect(bodies).toMatchObject([{ token: 'a-token', group_id: null }, { text: 'Hi' }]);
    expect(Reflect.get(Object(bodies[0]), 'key')).toBe(Reflect.get(Object(bodies[1]), 'key'));
  });

  it('forgets its first message where that was taken, and the answer got lost', async () => {
    answers['GET /token/'] = [gives({ token: 'a-token' })];
    answers['POST /chat/'] = [fails(503)];
    keepDraft({ text: 'Hi ' });
    await begin().start({ name: 'Ann', email: 'ann@shop.example', text: 'Hi ', group: null });
    const { key } = readDraft();
    expect(Reflect.get(Object(bodies[0]), 'key')).toBe(key);
    const said = message(1, { author: 'visitor', text: 'Hi', key });
    answers['GET /chat/'] = [gives({ open: { chat: chat(), messages: [said] } })];
    await begin().restore();
    expect(readDraft().text).toBe('');
  });

  it('asks after the last number: quickly while looked at, slowly otherwise, never once it has ended', async () => {
    const session = await chatting();
    answers[`GET /chat/${id}/`] = [
      gives({ chat: chat({ status: 'chatting' }), messages: [message(2)] }),
      gives({ chat: chat({ status: 'ended' }), messages: [message(3, { author: 'event', event: 'ended' })] }),
    ];
    await settle(paces.slow - 1);
    expect(asked).toEqual([]);
    await settle(1);
    expect(asked).toEqual([`GET /chat/${id}/?after=1`]);
    expect(session.get().messages.map(({ number }) => number)).toEqual([1, 2]);
    session.setPace('quick');
    await settle(0);
    expect(asked.at(-1)).toBe(`GET /chat/${id}/?after=2`);
    await settle(120_000);
    expect(asked).toHaveLength(2);
    expect(session.get().chat?.status).toBe('ended');
  });

  it('says with its looks that something is written, and asks no more often for that', async () => {
    const session = await chatting();
    const other = (typing: boolean) =>
      gives({ chat: chat({ status: 'chatting', agent: 'Tom', typing }), messages: [] });
    answers[`GET /chat/${id}/`] = [other(true), other(false)];
    answers[`POST /chat/${id}/messages/`] = [gives(message(2, { author: 'visitor' }))];
    session.setPace('quick');
    await settle(0);
    expect(session.get().chat?.typing).toBe(true);
    for (let key = 0; key < 10; key += 1) session.type();
    await settle(paces.quick);
    expect(session.get().chat?.typing).toBe(false);
    await settle(paces.quick);
    session.type();
    await session.send('Hello');
    const look = `GET /chat/${id}/?after=1`;
    expect(asked).toEqual([look, `${look}&typing=yes`, look, `POST /chat/${id}/messages/`, look]);
  });

  it('keeps what could not be sent, and sends it again under its key', async () => {
    const session = await chatting();
    answers[`POST /chat/${id}/messages/`] = [fails(500)];
    answers[`GET /chat/${id}/`] = [gives({ chat: chat({ status: 'chatting' }), messages: [] })];
    await session.send(' Hello ');
    const [unsent] = session.get().unsent;
    expect(unsent).toMatchObject({ text: 'Hello', fault: expect.any(String) });
    const key = unsent?.key ?? '';
    answers[`POST /chat/${id}/messages/`] = [gives(message(2, { author: 'visitor', key }))];
    answers[`GET /chat/${id}/`] = [
      gives({
        chat: chat({ status: 'chatting' }),
        messages: [message(2, { author: 'visitor', key, text: 'Hello' })],
      }),
    ];
    await session.retry(key);
    expect(session.get().unsent).toEqual([]);
    expect(session.get().messages.map(({ text }) => text)).toEqual(['number 1', 'Hello']);
    expect(bodies).toMatchObject([{ key }, { key }]);
  });

  it('says that the connection is lost, waits longer each time, and goes on', async () => {
    const session = await chatting();
    session.setPace('quick');
    answers[`GET /chat/${id}/`] = [fails(503)];
    await settle(paces.quick);
    expect(session.get().lost).toBe(true);
    const before = asked.length;
    await settle(60_000);
    expect(asked.length - before).toBeLessThan(6);
    answers[`GET /chat/${id}/`] = [gives({ chat: chat({ status: 'chatting' }), messages: [] })];
    await settle(30_000);
    expect(session.get()).toMatchObject({ lost: false, chat: { id } });
  });

  it('is no more where the server knows it no longer', async () => {
    const session = await chatting();
    answers[`GET /chat/${id}/`] = [];
    session.setPace('quick');
    await settle(paces.quick);
    expect(session.get()).toMatchObject({ known: true, chat: null, messages: [] });
  });
});

describe('LC5 a chat of which news come by themselves', () => {
  /** Live updates that the test has in its hands. */
  function fakeLive() {
    const followed = new Map<string, LiveFollower>();
    let mode: LiveMode = 'polling';
    const updates: LiveUpdates = {
      mode: () => mode,
      follow: (topic, follower) => {
        followed.set(topic, follower);
        return () => void followed.delete(topic);
      },
    };
    return {
      updates,
      topics: () => [...followed.keys()],
      turn: (to: LiveMode) => {
        mode = to;
        for (const follower of followed.values()) follower.onMode?.(to);
      },
      news: () => {
        for (const follower of followed.values()) follower.onNews();
      },
    };
  }

  async function following(change: object = { status: 'chatting', agent: 'Tom' }) {
    const live = fakeLive();
    answers['GET /chat/'] = [gives({ open: { chat: chat(change), messages: [message(1)] } })];
    answers[`GET /chat/${id}/`] = [gives({ chat: chat(change), messages: [] })];
    const session = createChatSession(createOmnisStore({ app: 'storefront', fetch }), live.updates);
    await session.restore();
    session.setPace('quick');
    await settle(0);
    live.turn('live');
    asked.length = 0;
    return { live, session };
  }

  it('is read when there is news, and seldom besides', async () => {
    const { live } = await following();
    expect(live.topics()).toEqual([`chat:${id}`]);
    await settle(paces.live - 1);
    expect(asked).toEqual([]);
    await settle(1);
    expect(asked).toHaveLength(1);
    live.news();
    await settle(0);
    expect(asked).toHaveLength(2);
  });

  it('is read at the pace of before once the stream is lost', async () => {
    const { live } = await following();
    live.turn('polling');
    await settle(paces.quick);
    expect(asked).toHaveLength(1);
    await settle(paces.quick);
    expect(asked).toHaveLength(2);
  });

  it('is read often while somebody writes, so that the other side sees it', async () => {
    const { session } = await following();
    await settle(10_000);
    session.type();
    await settle(0);
    expect(asked).toEqual([`GET /chat/${id}/?after=1&typing=yes`]);
    session.type();
    await settle(paces.quick - 1);
    expect(asked).toHaveLength(1);
    await settle(1);
    expect(asked).toHaveLength(2);
    // It is said for three seconds after the last key, and then news are waited for again.
    await settle(paces.quick + 1000);
    asked.length = 0;
    await settle(paces.live - paces.quick - 2000);
    expect(asked).toEqual([]);
  });

  it('is read for its place while it waits, and followed no longer once it has ended', async () => {
    const { live } = await following({ status: 'queued' });
    await settle(paces.slow);
    expect(asked).toHaveLength(1);
    answers[`GET /chat/${id}/`] = [gives({ chat: chat({ status: 'ended', endedAt: at }), messages: [] })];
    live.news();
    await settle(0);
    expect(live.topics()).toEqual([]);
    await settle(60_000);
    expect(asked).toHaveLength(2);
  });

  it('is left when nobody looks at it any more', async () => {
    const { live, session } = await following();
    session.stop();
    expect(live.topics()).toEqual([]);
    await settle(60_000);
    expect(asked).toEqual([]);
  });
});
