import { expect, it, vi } from 'vitest';
import { batched } from './batched.ts';

it('sends together what is said before there is nothing left to do at once', async () => {
  const send = vi.fn<(items: readonly string[]) => void>();
  const say = batched(send);
  say('a');
  await Promise.resolve();
  say('b');
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  await new Promise(setImmediate);
  expect(send.mock.calls).toEqual([[['a', 'b']]]);
  say('c');
  await new Promise(setImmediate);
  expect(send.mock.lastCall).toEqual([['c']]);
});
