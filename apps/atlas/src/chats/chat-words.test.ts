import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { visitorSays, waitingChat } from '../testing/fake-chats.ts';
import { listOfChat, readList, withList } from './chat-address.ts';
import { dayText, eventText, lastsText, previewText, spokenLasts, urgencyOf } from './chat-words.ts';
import { newsOf, type ChatWatch } from './chat-watch.tsx';
import { colleaguesFor, waitingFor, type Availability } from './use-availability.ts';
import en from '../texts/chats/en.ts';

const t = translator(en, 'en-GB');

const now = Date.parse('2026-11-25T12:00:00Z');
const since = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

describe('AT51 how long somebody waits', () => {
  it.each([
    [0, '< 1 min', 'less than a minute', 'fine'],
    [1, '1 min', '1 minute', 'fine'],
    [2, '2 min', '2 minutes', 'long'],
    [5, '5 min', '5 minutes', 'too-long'],
    [61, '1 h 1 min', '1 hour', 'too-long'],
    [1440, '1 day', '1 day', 'too-long'],
    // A clock that is behind the server's.
    [-3, '< 1 min', 'less than a minute', 'fine'],
  ])('AT51 %i minutes are %s', (minutes, text, spoken, urgency) => {
    expect(lastsText(t, since(minutes), now)).toBe(text);
    expect(spokenLasts(t, since(minutes), now)).toBe(spoken);
    expect(urgencyOf(since(minutes), now)).toBe(urgency);
  });
});

describe('AT51 words about a chat', () => {
  it('AT51 tells who said the last thing', () => {
    const chat = waitingChat();
    expect(previewText(t, chat)).toBe('Where is my parcel?');
    const answered = { ...chat, last: { author: 'staff', text: 'On its way', at: since(1) } } as const;
    expect(previewText(t, { ...answered, mine: true })).toBe('You: On its way');
    expect(previewText(t, { ...answered, agent: 'Theo Marsh' })).toBe('Theo Marsh: On its way');
    expect(previewText(t, { ...chat, last: null })).toBe('Waiting for an answer');
  });

  it.each([
    ['joined', 'Theo', null, 'Theo took the chat'],
    ['transferred', 'Theo', 4, 'Theo transferred the chat to Studio'],
    ['transferred', '', 4, 'Ada transferred the chat to Studio'],
    ['ended', '', null, 'Ada ended the chat'],
    ['left', '', null, 'Ada has left'],
    [null, '', null, ''],
  ] as const)('AT51 the event %s of “%s” reads as one', (event, name, group, text) => {
    expect(eventText(t, { ...visitorSays(1, ''), event, name, group }, 'Ada')).toBe(text);
  });

  it('AT51 days have their names', () => {
    const at = (iso: string): string => new Date(iso).toISOString();
    const noon = Date.parse('2026-11-25T12:00:00');
    expect(dayText(t, at('2026-11-25T00:01:00'), noon)).toBe('Today');
    expect(dayText(t, at('2026-11-24T23:59:00'), noon)).toBe('Yesterday');
    expect(dayText(t, at('2026-11-23T12:00:00'), noon)).toBe('Monday 23 November');
  });
});

describe('AT51 the lists', () => {
  it('AT51 are named in the address', () => {
    expect(readList(new URLSearchParams('list=mine'))).toBe('mine');
    expect(readList(new URLSearchParams('list=all'))).toBe('queued');
    expect(withList(new URLSearchParams('list=queued&page=3&search=ada'), 'mine').toString()).toBe(
      'list=mine&search=ada',
    );
    expect(listOfChat({ status: 'chatting', mine: false })).toBe('others');
    expect(listOfChat({ status: 'ended', mine: true })).toBe('ended');
  });
});

describe('AT50 availability', () => {
  it('AT50 counts what waits for one’s own groups, and colleagues without oneself', () => {
    const mine: Availability = {
      available: true,
      groups: [3, 4],
      muted: false,
      team: [
        { group: 1, staff: 0, queued: 5 },
        { group: 3, staff: 2, queued: 1 },
        { group: 4, staff: 1, queued: 2 },
      ],
    };
    expect(waitingFor(mine)).toBe(3);
    expect(([1, 3, 4] as const).map((group) => colleaguesFor(mine, group))).toEqual([0, 1, 0]);
    expect(colleaguesFor({ ...mine, available: false }, 3)).toBe(2);
  });
});

describe('AT55 news', () => {
  const quiet: ChatWatch = { available: true, waiting: 0, unanswered: [] };
  const ada = { id: 'a', name: 'Ada', count: 1 };

  it('AT55 are what waits more than before, and words in chats that are not open', () => {
    expect(newsOf(t, { before: null, now: { ...quiet, waiting: 1 } }, null)).toBe(
      '1 chat is waiting for an answer',
    );
    expect(newsOf(t, { before: { ...quiet, waiting: 1 }, now: { ...quiet, waiting: 2 } }, null)).toBe(
      '2 chats are waiting for an answer',
    );
    expect(newsOf(t, { before: { ...quiet, waiting: 2 }, now: { ...quiet, waiting: 2 } }, null)).toBe('');
    // Anyone who comes back hears what is waiting by now.
    expect(
      newsOf(t, { before: { ...quiet, available: false, waiting: 2 }, now: { ...quiet, waiting: 2 } }, null),
    ).toContain('2');
    expect(newsOf(t, { before: quiet, now: { ...quiet, unanswered: [ada] } }, null)).toBe(
      'Ada: 1 unanswered message',
    );
    expect(newsOf(t, { before: quiet, now: { ...quiet, unanswered: [ada] } }, 'a')).toBe('');
    expect(
      newsOf(t, { before: { ...quiet, unanswered: [ada] }, now: { ...quiet, unanswered: [] } }, null),
    ).toBe('');
  });
});
