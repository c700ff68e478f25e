import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test.each([
  [
    'an email address',
    '550 5.1.1 <bob.smith@example.com>: user unknown',
    '550 5.1.1 <(address hidden)>: user unknown',
  ],
  [
    'the secrets of an address on the web',
    'Picture https://me:pass@cdn.example/a/b.png?token=abc#x: gone',
    'Picture https://cdn.example/a/b.png?… gone',
  ],
  [
    'an address without secrets',
    'Picture http://cdn.example/a.png: gone',
    'Picture http://cdn.example/a.png: gone',
  ],
])('a reason hides %s', (_, message, shown) => {
  expect(failureReason(new Error(message))).toBe(shown);
});

test('a reason is no longer than a screen shows', () => {
  expect(failureReason('x'.repeat(2000))).toHaveLength(500);
});
