// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveUpdates, liveTopics, type LiveMode, type LiveTopic, type LiveUpdates } from './index.ts';

/** The stream as a browser has it: told by the test what the server does. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  says(event: string, data = ''): void {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }
  /** @param isRefused - or cut off, so that the browser reconnects by itself */
  fails(isRefused: boolean): void {
    this.readyState = isRefused ? FakeSource.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }
}
const open = (): FakeSource[] => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
const newest = (): FakeSource => {
  const source = FakeSource.all.at(-1);
  if (!source) throw new Error('No stream was opened');
  return source;
};
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let visibility: DocumentVisibilityState;
const turn = (to: DocumentVisibilityState): void => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A part of the page. */
function part(live: LiveUpdates, topic: LiveTopic) {
  const seen: { reads: number; modes: LiveMode[]; leave: () => void } = {
    reads: 0,
    modes: [],
    leave: () => undefined,
  };
  seen.leave = live.follow(topic, {
    onNews: () => void (seen.reads += 1),
    onMode: (mode) => void seen.modes.push(mode),
  });
  return seen;
}

const leaving: (() => void)[] = [];
function updates(): LiveUpdates {
  const made = createLiveUpdates();
  return {
    ...made,
    follow: (topic, follower) => {
      const leave = made.follow(topic, follower);
      leaving.push(leave);
      return leave;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  FakeSource.all = [];
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('live updates', () => {
  it('AC31 all parts share one stream, are live once it is ready, and read what may have come before', async () => {
    const live = updates();
    const chat = part(live, liveTopics.chat('c1'));
    const queue = part(live, 'queue');
    const second = part(live, 'queue');
    await pass(0);
    expect(FakeSource.all.map(({ url }) => url)).toEqual(['/omnis/v3/live/?topic=chat%3Ac1&topic=queue']);
    expect([live.mode('queue'), chat.reads, queue.reads]).toEqual(['polling', 0, 0]);
    newest().says('ready');
    expect([live.mode('queue'), chat.reads, queue.reads, second.reads]).toEqual(['live', 1, 1, 1]);
    await pass(1000);
    newest().says('news', 'queue');
    expect([chat.reads, queue.reads, second.reads]).toEqual([1, 2, 2]);
    expect(queue.modes).toEqual(['live']);
  });

  it('AC31 a burst of news is read at once, and once more when a second is over', async () => {
    const queue = part(updates(), 'queue');
    await pass(0);
    newest().says('ready');
    for (let at = 0; at < 20; at += 1) newest().says('news', 'queue');
    expect(queue.reads).toBe(1);
    await pass(1000);
    expect(queue.reads).toBe(2);
    await pass(5000);
    expect(queue.reads).toBe(2);
  });

  it('AC31 parts that come and go change the topics of the stream, and the last one closes it', async () => {
    const live = updates();
    const queue = part(live, 'queue');
    await pass(0);
    newest().says('ready');
    const bell = part(live, liveTopics.bell(3));
    await pass(0);
    expect(open().map(({ url }) => url)).toEqual(['/omnis/v3/live/?topic=bell%3A3&topic=queue']);
    queue.leave();
    bell.leave();
    await pass(0);
    expect(open()).toEqual([]);
  });

  it('AC32 a stream that is cut off polls until the browser has reconnected', async () => {
    const queue = part(updates(), 'queue');
    await pass(0);
    newest().says('ready');
    newest().fails(false);
    expect(queue.modes).toEqual(['live', 'polling']);
    await pass(1000);
    newest().says('ready');
    expect(queue.modes).toEqual(['live', 'polling', 'live']);
    expect(queue.reads).toBe(2);
    expect(FakeSource.all).toHaveLength(1);
  });

  it('AC32 a stream that is refused is tried again later and later, and polls meanwhile', async () => {
    const live = updates();
    part(live, 'queue');
    await pass(0);
    for (const tries of [1, 2, 3]) {
      expect(FakeSource.all).toHaveLength(tries);
      newest().fails(true);
      const pause = 5000 * 2 ** (tries - 1);
      await pass(pause / 2 - 1);
      expect(FakeSource.all, 'no sooner than half of the pause').toHaveLength(tries);
      await pass(pause / 2 + 1);
      expect(live.mode('queue')).toBe('polling');
    }
    expect(FakeSource.all).toHaveLength(4);
  });

  it('AC32 a stream that falls silent, or never says anything, counts as broken', async () => {
    const queue = part(updates(), 'queue');
    await pass(0);
    newest().says('ready');
    await pass(40_000);
    newest().says('beat');
    await pass(49_999);
    expect(queue.modes).toEqual(['live']);
    await pass(1);
    expect(queue.modes).toEqual(['live', 'polling']);
    await pass(5000);
    expect(FakeSource.all).toHaveLength(2);
    await pass(50_000);
    expect(newest().readyState).toBe(FakeSource.CLOSED);
  });

  it('AC33 a window that nobody sees has no stream, and one that is put away may be gone back to', async () => {
    const queue = part(updates(), 'queue');
    await pass(0);
    newest().says('ready');
    turn('hidden');
    expect([open().length, queue.modes.at(-1)]).toEqual([0, 'polling']);
    turn('visible');
    expect(open()).toHaveLength(1);
    newest().says('ready');
    expect(queue.modes.at(-1)).toBe('live');
    window.dispatchEvent(new Event('pagehide'));
    expect(open()).toHaveLength(0);
    window.dispatchEvent(new Event('pageshow'));
    expect(open()).toHaveLength(1);
  });

  it('AC33 a browser without streams polls', async () => {
    vi.stubGlobal('EventSource', undefined);
    const live = updates();
    part(live, 'queue');
    await pass(60_000);
    expect([live.mode('queue'), FakeSource.all.length]).toEqual(['polling', 0]);
  });
});
