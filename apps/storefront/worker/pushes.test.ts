import { describe, expect, it } from 'vitest';
import { hrefOnStore, readPush } from './pushes.ts';

const origin = 'https://shop.example';
const place = { origin, name: 'shop.example' };

describe('messages that a store pushes', () => {
  it('are shown as they are', () => {
    const note = { title: 'On its way', body: 'Order 7', href: '/receipt/abc', tag: 'order-7' };
    expect(readPush(note, place)).toEqual({ ...note, href: `${origin}/receipt/abc` });
  });

  it.each([null, 7, 'text', [], {}, { title: 7, body: {}, href: null }])(
    'are shown all the same when they cannot be read: %j',
    (data) => {
      expect(readPush(data, place)).toEqual({ title: 'shop.example', body: '', href: `${origin}/`, tag: '' });
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:pw@shop.example/',
    'http://shop.example/',
    'blob:https://evil.example/x',
  ])('lead to the store alone, not to %s', (href) => {
    expect(hrefOnStore(href, origin)).toBe(`${origin}/`);
  });

  it.each([
    ['/receipt/a?b=c#d', `${origin}/receipt/a?b=c#d`],
    [`${origin}/account/`, `${origin}/account/`],
  ])('lead to %s', (href, expected) => {
    expect(hrefOnStore(href, origin)).toBe(expected);
  });
});
