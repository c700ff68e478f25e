import { describe, expect, it, vi } from 'vitest';
import { hrefOnStore, openPush, readPush } from './pushes.ts';

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

describe('a message that was tapped', () => {
  const tabs = (...urls: string[]) => {
    const focus = vi.fn<(url: string) => void>();
    const openWindow = vi.fn(async () => null);
    const matchAll = async () => urls.map((url) => ({ url, focus: async () => focus(url) }));
    return { focus, openWindow, clients: { matchAll, openWindow } };
  };

  it('brings the tab to the front that shows it already', async () => {
    const { clients, focus, openWindow } = tabs(`${origin}/`, `${origin}/receipt/abc`);
    await openPush(`${origin}/receipt/abc`, { origin, clients });
    expect(focus.mock.calls).toEqual([[`${origin}/receipt/abc`]]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens a new tab otherwise: what stands in another may not be finished', async () => {
    const { clients, focus, openWindow } = tabs(`${origin}/checkout/`);
    await openPush(`${origin}/receipt/abc`, { origin, clients });
    expect(openWindow.mock.calls).toEqual([[`${origin}/receipt/abc`]]);
    expect(focus).not.toHaveBeenCalled();
  });

  it.each([undefined, 7, 'https://evil.example/'])('leads to the store where it says %s', async (data) => {
    const { clients, openWindow } = tabs();
    await openPush(data, { origin, clients });
    expect(openWindow.mock.calls).toEqual([[`${origin}/`]]);
  });
});
