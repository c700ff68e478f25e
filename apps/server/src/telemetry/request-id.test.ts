import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { requestIds, trustedPeer } from './request-id.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

function asked(id: string | undefined): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  if (id !== undefined) message.headers['x-request-id'] = id;
  return message;
}

test('an id is taken from a trusted proxy alone', () => {
  expect(requestIds(() => true)(asked('abc-12345'))).toBe('abc-12345');
  expect(requestIds(() => false)(asked('abc-12345'))).not.toBe('abc-12345');
});

test.each([
  [undefined, '127.0.0.1', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['10.0.0.0/8', '192.168.1.1', false],
  ['1', '192.168.1.1', true],
] as const)('with TRUST_PROXY %s, the word of %s counts: %s', (setting, peer, counts) => {
  expect(trustedPeer(readConfig({ TRUST_PROXY: setting }).proxy)(peer)).toBe(counts);
});

test.each(['short', 'a b c d e f g', 'x'.repeat(129), 'line\nbreak-1', '"quoted-id"', '<script>alert'])(
  'an id of an unsafe shape is replaced: %j',
  (id) => {
    expect(requestIds(() => true)(asked(id))).toMatch(/^[\w-]{14,24}$/);
  },
);

test('made ids differ', () => {
  const name = requestIds(() => false);
  expect(new Set(Array.from({ length: 1000 }, () => name(asked(undefined)))).size).toBe(1000);
});

test('a traceparent is read and written as it stands, and a malformed one is none', () => {
  const text = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const place = readTraceparent(text);
  expect(place && writeTraceparent(place)).toBe(text);
  for (const wrong of [
    '',
    'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  ])
    expect(readTraceparent(wrong), wrong).toBeNull();
});
