import { expect, test } from 'vitest';
import { createLiveLimits, streamsPerSession } from './live-limits.ts';

const visitor = (session: string, ip: string) => ({ session, ip });

test('streams are limited by process, address and session, and a place comes free once', () => {
  const limits = createLiveLimits({ streams: 4, streamsPerAddress: 2 });
  const first = limits.enter(visitor('a', '10.0.0.1'));
  expect(limits.enter(visitor('b', '10.0.0.1'))).not.toBeNull();
  expect(limits.enter(visitor('c', '10.0.0.1')), 'third of an address').toBeNull();
  expect(limits.enter(visitor('c', '10.0.0.2'))).not.toBeNull();
  expect(limits.enter(visitor('d', '10.0.0.3'))).not.toBeNull();
  expect(limits.enter(visitor('e', '10.0.0.4')), 'fifth of the process').toBeNull();
  first?.();
  first?.();
  expect(limits.enter(visitor('e', '10.0.0.1'))).not.toBeNull();
  expect(limits.enter(visitor('f', '10.0.0.5')), 'the place came free once').toBeNull();
});

test('a session has its own number, whatever its addresses', () => {
  const limits = createLiveLimits({ streams: 100, streamsPerAddress: 100 });
  for (let at = 0; at < streamsPerSession; at += 1)
    expect(limits.enter(visitor('a', `10.0.0.${at}`))).not.toBeNull();
  expect(limits.enter(visitor('a', '10.0.1.1'))).toBeNull();
  expect(limits.enter(visitor('b', '10.0.1.1'))).not.toBeNull();
});
