import { expect, test } from 'vitest';
import { unsafeLinks } from './page-links.ts';

type Block = Parameters<typeof unsafeLinks>[0][number];
const block = (
  uid: string,
  properties: object,
  items: readonly Block[] = [],
  flags: readonly string[] = [],
): Block => ({ uid, properties, items, flags });
const html = 'data:text/html;base64,PHNjcmlwdD4=';

test('an unsafe link is named wherever a block has it', () => {
  const inner = block('inner', { action: { text: 'Go', href: html } });
  const page = [
    block('outer', { action: html, list: [{ href: '/a/' }, { href: 'javascript:alert(1)' }] }, [inner]),
  ];
  const message = 'This link is not safe';
  expect(unsafeLinks(page)).toEqual([
    { field: 'blocks.outer.action', message },
    { field: 'blocks.outer.list.1.href', message },
    { field: 'blocks.inner.action.href', message },
  ]);
});

test('links that may be followed, and texts that only look like links, are left alone', () => {
  expect(
    unsafeLinks([
      block('a', { href: 'https://a.example/', action: '@open-chat', title: 'javascript: a history' }),
    ]),
  ).toEqual([]);
});

test('a block that is deleted with this saving is not looked at', () => {
  expect(unsafeLinks([block('a', { href: html }, [], ['deleted'])])).toEqual([]);
});
