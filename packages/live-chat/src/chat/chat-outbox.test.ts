import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft, readUnsent } from './chat-draft.ts';
import { createOutbox, type PostFault, type Unsent } from './chat-outbox.ts';

const offline: PostFault = { text: 'No network', isPassing: true };
const refused: PostFault = { text: 'Not that', isPassing: false };

/** An outbox whose messages are answered as the test says. */
function outboxOf(answers: (PostFault | null)[]) {
  const posts: string[] = [];
  const keys: string[] = [];
  let unsent: readonly Unsent[] = [];
  const outbox = createOutbox({
    post: async ({ text, key }) => {
      posts.push(text);
      keys.push(key);
      return answers.shift() ?? null;
    },
    tell: (now) => {
      unsent = now;
    },
  });
  outbox.open('a-chat');
  return { outbox, posts, keys, unsent: () => unsent.map(({ text, fault }) => [text, fault]) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('LC4 an unsent message', () => {
  it('goes again by itself after a pause, in order and under its keys', async () => {
    const { outbox, posts, keys, unsent } = outboxOf([offline, offline]);
    const first = outbox.add('One');
    const second = outbox.add('Two');
    await Promise.all([first, second]);
    expect(unsent()).toEqual([
      ['One', 'No network'],
      ['Two', 'No network'],
    ]);
    expect(posts).toEqual(['One']);
    expect(await outbox.again()).toBe(false);
    vi.advanceTimersByTime(2500);
    expect(await outbox.again()).toBe(true);
    expect(await outbox.again()).toBe(false);
    // There is a connection once more.
    outbox.hurry();
    expect(await outbox.again()).toBe(true);
    expect(posts).toEqual(['One', 'One', 'One', 'Two']);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    outbox.seen(new Set(keys));
    expect(unsent()).toEqual([]);
    expect(readUnsent()).toBeNull();
  });

  it('goes before what is written later', async () => {
    const { outbox, posts } = outboxOf([offline]);
    await outbox.add('One');
    await outbox.add('Two');
    expect(posts).toEqual(['One', 'One', 'Two']);
  });

  it('waits for a press where the server refused it', async () => {
    const { outbox, posts, keys } = outboxOf([refused]);
    await outbox.add('One');
    outbox.hurry();
    expect(await outbox.again()).toBe(false);
    await outbox.retry(keys[0] ?? '');
    expect(posts).toEqual(['One', 'One']);
  });

  it('is there after a reload, in its chat', async () => {
    const before = outboxOf([offline]);
    await before.outbox.add('One');
    const { outbox, posts, keys } = outboxOf([]);
    expect(await outbox.again()).toBe(true);
    expect(posts).toEqual(['One']);
    expect(keys).toEqual(before.keys);
  });

  it('is what another chat begins with once its own is over, before what was half written', async () => {
    const { outbox, unsent } = outboxOf([offline]);
    await outbox.add('One');
    keepDraft({ text: 'And tw' });
    outbox.close();
    expect(unsent()).toEqual([
      ['One', 'No network'],
      ['And tw', ''],
    ]);
    expect(await outbox.again()).toBe(false);
    outbox.leave();
    expect(unsent()).toEqual([]);
    expect(readDraft().text).toBe('One\nAnd tw');
    expect(readUnsent()).toBeNull();
  });

  it('of a chat that ended while the page was away becomes a draft', async () => {
    await outboxOf([offline]).outbox.add('One');
    const { outbox, posts } = outboxOf([]);
    outbox.open('another-chat');
    expect(await outbox.again()).toBe(false);
    expect(posts).toEqual([]);
    expect(readDraft().text).toBe('One');
  });

  it('is nothing where storage holds something else', () => {
    sessionStorage.setItem('omnis.chat.unsent', '{"chat":"a-chat","messages":[7,{"key":"k"},null]}');
    sessionStorage.setItem('omnis.chat.draft', '[1');
    expect(readUnsent()).toBeNull();
    expect(readDraft()).toEqual({ name: '', email: '', text: '', key: '' });
    expect(outboxOf([]).unsent()).toEqual([]);
  });
});
