import { expect, test } from 'vitest';
import { JsonText } from '../http/json-text.ts';
import { packedJson } from './packed-json.ts';
import { createTaggedCache } from './tagged-cache.ts';

const text = JSON.stringify({ items: Array.from({ length: 200 }, (_, n) => ({ name: `Tée ${n % 7}` })) });
const bytes = 2 * text.length;
const textOf = (value: unknown): unknown => (value instanceof JsonText ? value.text : value);

/** Room for one answer as it is, and for several that are packed. */
function cacheWithTwo() {
  const cache = createTaggedCache(2.5 * bytes, packedJson);
  cache.set('a', new JsonText(text), { tags: ['one'], bytes });
  cache.set('b', new JsonText(text), { tags: ['one', 'two'], bytes });
  return cache;
}

test('an answer that gave way to another one is given as it was', () => {
  const cache = cacheWithTwo();
  expect(cache.bytes).toBeLessThan(1.5 * bytes);
  expect(textOf(cache.get('a'))).toBe(text);
  expect(textOf(cache.get('b'))).toBe(text);
});

test('a dropped tag drops answers that are packed, and a deleted one is gone', () => {
  const cache = cacheWithTwo();
  cache.drop(['two']);
  expect(textOf(cache.get('a'))).toBe(text);
  expect(cache.get('b')).toBeUndefined();
  cache.set('c', new JsonText(text), { tags: [], bytes });
  cache.drop(['one']);
  expect(cache.get('a')).toBeUndefined();
  cache.set('d', true, { tags: [], bytes });
  cache.delete('c');
  expect(cache.get('c')).toBeUndefined();
  expect(cache.size).toBe(1);
});

test('a value that is set anew is never given as it was when it was packed', () => {
  const cache = cacheWithTwo();
  cache.set('a', 'new', { tags: [], bytes: 1 });
  cache.set('b', true, { tags: [], bytes: 1 });
  cache.set('e', true, { tags: [], bytes: 2.5 * bytes - Math.floor((2.5 * bytes) / 3) + 1 });
  expect(cache.get('a')).toBeUndefined();
});

test('values that are no answers go when their place is needed', () => {
  const cache = createTaggedCache(300, packedJson);
  cache.set('a', true, { tags: ['t'], bytes: 150 });
  cache.set('b', true, { tags: ['t'], bytes: 150 });
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBe(true);
});
