import { expect, test } from 'vitest';
import { askedAgain } from './asked-again.ts';

test('a repeated question is told from a new one', () => {
  const isAskedAgain = askedAgain();
  expect(['a', 'b', 'a', 'a'].map(isAskedAgain)).toEqual([false, false, true, true]);
});

test('only so much is remembered, whatever is asked for', () => {
  const isAskedAgain = askedAgain();
  isAskedAgain('first');
  for (let count = 0; count < 600; count += 1) isAskedAgain(`${'x'.repeat(1000)}${count}`);
  expect(isAskedAgain('first')).toBe(false);
  expect(isAskedAgain(`${'x'.repeat(1000)}599`)).toBe(true);
  // It would take all of the room by itself.
  const long = 'y'.repeat(600_000);
  expect([isAskedAgain(long), isAskedAgain(long)]).toEqual([false, false]);
});
