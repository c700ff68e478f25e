import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { LiveStream } from './live-stream.ts';

/** A reader that takes a piece only when it is told to. */
function slowReader(stream: LiveStream) {
  let text = '';
  let taken: (() => void) | null = null;
  const sink = new Writable({
    highWaterMark: 1,
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      taken = done;
    },
  });
  stream.pipe(sink);
  return {
    text: () => text,
    take: async () => {
      const done = taken;
      taken = null;
      done?.();
      await turn();
    },
    turn: () => turn(),
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('a stream of live events', () => {
  test('begins with ready, and names the topic of each news', async () => {
    const stream = new LiveStream();
    const reader = slowReader(stream);
    await reader.turn();
    expect(reader.text()).toBe('event: ready\ndata: \n\n');
    stream.news('queue');
    await reader.take();
    await reader.take();
    expect(reader.text()).toBe('event: ready\ndata: \n\nevent: news\ndata: queue\n\n');
  });

  test('keeps each topic once for a reader that takes nothing', async () => {
    const stream = new LiveStream();
    const reader = slowReader(stream);
    await reader.turn();
    for (let at = 0; at < 10_000; at += 1) stream.news(at % 2 === 0 ? 'queue' : 'chats');
    // Node's buffer stays below its mark, and the rest is two lines.
    expect(stream.readableLength).toBeLessThan(5000);
    for (let at = 0; at < 300; at += 1) await reader.take();
    expect(countOf(reader.text(), 'queue')).toBeLessThan(300);
    expect(reader.text()).toContain('data: chats');
    const before = reader.text().length;
    stream.news('bell:3');
    for (let at = 0; at < 5; at += 1) await reader.take();
    expect(reader.text().slice(before)).toBe('event: news\ndata: bell:3\n\n');
  });

  test('says that its reader is slow once a sign of life was not taken', async () => {
    const stream = new LiveStream();
    const reader = slowReader(stream);
    await reader.turn();
    for (let at = 0; at < 1000; at += 1) stream.news(`chat:${at}`);
    expect(stream.beat()).toBe(true);
    expect(stream.beat()).toBe(false);
    for (let at = 0; at < 100; at += 1) await reader.take();
    expect(countOf(reader.text(), 'event: beat')).toBe(1);
    expect(stream.beat()).toBe(true);
  });

  test('ends after what it had to say, with the time to come back', async () => {
    const stream = new LiveStream();
    const reader = slowReader(stream);
    stream.news('queue');
    stream.finish(1234.4);
    for (let at = 0; at < 4; at += 1) await reader.take();
    expect(reader.text()).toMatch(/^event: ready.*event: news\ndata: queue\n\nretry: 1234\n\n$/s);
    expect(stream.readableEnded).toBe(true);
    stream.news('chats');
    expect(reader.text()).not.toContain('chats');
  });
});
