import { expect, test } from 'vitest';
import { bodyOf, changesOf, newPost, publishedAtOf } from './post-values.ts';

const now = '2026-12-01T12:00:00.000Z';

test('a draft has no time; a post that is published now has this one; a published one keeps its own', () => {
  expect(publishedAtOf({ state: 'draft', time: '' }, now, now)).toBeNull();
  expect(publishedAtOf({ state: 'published', time: '' }, null, now)).toBe(now);
  expect(publishedAtOf({ state: 'published', time: '' }, '2026-01-01T00:00:00.000Z', now)).toBe(
    '2026-01-01T00:00:00.000Z',
  );
  // It was scheduled, and is published before its time.
  expect(publishedAtOf({ state: 'published', time: '' }, '2027-01-01T00:00:00.000Z', now)).toBe(now);
  expect(publishedAtOf({ state: 'scheduled', time: '' }, null, now)).toBe('');
});

test('a new post without an address has it made by the server', () => {
  expect(bodyOf({ ...newPost, title: 'Foxes', tags: 'Making, News ,' }, now)).toEqual({
    title: 'Foxes',
    excerpt: '',
    content: '',
    imageAlt: '',
    tags: ['Making', 'News'],
    author: '',
    publishedAt: null,
  });
});

test('only what differs is sent', () => {
  const at = { publishedAt: null, now };
  expect(changesOf(newPost, newPost, at)).toEqual({});
  expect(changesOf(newPost, { ...newPost, title: 'Foxes', state: 'published' }, at)).toEqual({
    title: 'Foxes',
    publishedAt: now,
  });
});
