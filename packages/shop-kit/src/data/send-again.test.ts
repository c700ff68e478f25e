import { afterEach, expect, it, vi } from 'vitest';
import { sendAgain } from './send-again.ts';

const failure = (status: number) => ({ error: { status, data: { message: '', errors: [], code: '' } } });
const done = { data: 'done' };
const lost = failure(0);
afterEach(() => void vi.useRealTimers());

/** Result of sending, and the number of attempts. */
async function sends(...answers: readonly object[]): Promise<readonly [unknown, number]> {
  let times = 0;
  const answer = await sendAgain(async () => ({ error: undefined, ...answers[times++] }));
  return [answer, times];
}

it('SK4 a request without an answer is sent once more', async () => {
  expect(await sends(lost, done)).toEqual([done, 2]);
  expect(await sends(failure(502), done)).toEqual([done, 2]);
  expect(await sends(lost, lost, done)).toEqual([lost, 2]);
});

it('an answered request is not, whatever the answer', async () => {
  expect(await sends(done, lost)).toEqual([done, 1]);
  expect(await sends(failure(409), done)).toEqual([failure(409), 1]);
});

it('SK4 nobody waits twice for a server that does not answer', async () => {
  vi.useFakeTimers();
  let times = 0;
  const sent = sendAgain(async () => {
    times += 1;
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    return lost;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([await sent, times]).toEqual([lost, 1]);
});
