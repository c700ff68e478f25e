import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '../cache/changes.ts';
import { createAnnouncements } from '../database/announcements.ts';
import { createLiveHub } from './live-hub.ts';

/** Two hubs on one bus, as two processes have them. */
function twoHubs() {
  const hear: ((topics: readonly string[]) => void)[] = [];
  const notices: (readonly string[])[] = [];
  const missed: (() => void)[] = [];
  const make = (self: number) => {
    const announcements = createAnnouncements();
    const hub = createLiveHub({
      database: { onAnnounced: announcements.on },
      changes: {
        tell: async (change: Change) => {
          if (change.kind !== 'live') return;
          notices.push(change.topics);
          hear.forEach((each, at) => at !== self && each(change.topics));
        },
        on: (_kind, follow) => {
          hear.push((topics) => void Reflect.apply(follow, null, [{ kind: 'live', topics }]));
        },
        onMissed: (follow) => void missed.push(() => void follow()),
      },
    });
    return { hub, transaction: announcements.ofConnection() };
  };
  return { first: make(0), second: make(1), notices, missed };
}

function follower(topics: readonly string[]) {
  const heard: string[] = [];
  return { topics, heard, news: (topic: string) => void heard.push(topic) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the hub of live events', () => {
  test('tells the followers of a topic here and on other processes, and nobody else', () => {
    const { first, second } = twoHubs();
    const here = follower(['queue']);
    const there = follower(['queue', 'chats']);
    const other = follower(['bell:3']);
    first.hub.follow(here);
    second.hub.follow(there);
    second.hub.follow(other);
    first.hub.publish(['queue']);
    expect(here.heard).toEqual(['queue']);
    vi.advanceTimersByTime(25);
    expect([here.heard, there.heard, other.heard]).toEqual([['queue'], ['queue'], []]);
  });

  test('hears of a transaction once it is committed, and never of one that was undone', () => {
    const { first } = twoHubs();
    const here = follower(['queue']);
    first.hub.follow(here);
    first.transaction.add('queue');
    first.transaction.add('queue');
    expect(here.heard).toEqual([]);
    first.transaction.tell();
    expect(here.heard).toEqual(['queue']);
    first.transaction.add('queue');
    first.transaction.forget();
    first.transaction.tell();
    expect(here.heard).toEqual(['queue']);
  });

  test('sends a burst as one notice, and a long one in parts that fit', () => {
    const { first, notices } = twoHubs();
    for (let at = 0; at < 50; at += 1) first.hub.publish(['queue', 'chats']);
    vi.advanceTimersByTime(25);
    expect(notices).toEqual([['queue', 'chats']]);
    const many = Array.from({ length: 400 }, () => `chat:${crypto.randomUUID()}`);
    first.hub.publish(many);
    vi.advanceTimersByTime(25);
    expect(notices.slice(1).flat()).toEqual(many);
    for (const topics of notices) expect(JSON.stringify(topics).length).toBeLessThan(7800);
  });

  test('tells followers of all their topics after notices may have been lost, spread over seconds', () => {
    const { first, missed } = twoHubs();
    const here = follower(['queue', 'chats']);
    const left = follower(['queue']);
    first.hub.follow(here);
    const leave = first.hub.follow(left);
    missed.forEach((each) => each());
    leave();
    vi.advanceTimersByTime(5000);
    expect(here.heard).toEqual(['queue', 'chats']);
    expect(left.heard).toEqual([]);
  });

  test('forgets those who leave', () => {
    const { first } = twoHubs();
    const here = follower(['queue']);
    const leave = first.hub.follow(here);
    expect(first.hub.followers).toBe(1);
    leave();
    leave();
    first.hub.publish(['queue']);
    expect(here.heard).toEqual([]);
    expect(first.hub.followers).toBe(0);
  });
});
