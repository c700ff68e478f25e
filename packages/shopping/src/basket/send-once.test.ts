import { failureOf } from '@omnis/api-client';
import { expect, it } from 'vitest';
import { createSendOnce } from './send-once.ts';

const lost = { error: failureOf(0, undefined) };
const broken = { error: failureOf(502, undefined) };
const refused = { error: failureOf(409, undefined) };
const done = { data: 'a basket', error: undefined };

/** Tells whether the sent requests have the keys of one wish, in order: a request without an answer is sent twice. */
async function keysOf(...sent: readonly (readonly [unknown, { readonly error?: unknown }])[]) {
  const once = createSendOnce();
  const keys: string[] = [];
  for (const [wish, answer] of sent) {
    const own = new Set<string>();
    await once(wish, async (headers) => {
      own.add(headers['Idempotency-Key']);
      return answer;
    });
    keys.push(...own);
  }
  return keys.map((key) => keys.indexOf(key));
}

it('keeps the key of a wish until it is answered', async () => {
  expect(await keysOf(['tee', lost], ['tee', broken], ['tee', done], ['tee', done])).toEqual([0, 0, 0, 3]);
});

it('has another key after a refusal, and for another wish', async () => {
  expect(await keysOf(['tee', refused], ['tee', lost], ['mug', done], ['tee', done])).toEqual([0, 1, 2, 3]);
});

it('SH4 goes again by itself with the same key where its answer was lost', async () => {
  const once = createSendOnce();
  const keys: string[] = [];
  const answers = [lost, done];
  const answer = await once('tee', async (headers) => {
    keys.push(headers['Idempotency-Key']);
    return answers[keys.length - 1] ?? refused;
  });
  expect(answer).toBe(done);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('SH4 takes two that are sent at once for two', async () => {
  const once = createSendOnce();
  const keys = new Set<string>();
  const send = async (headers: { readonly 'Idempotency-Key': string }) => {
    keys.add(headers['Idempotency-Key']);
    return done;
  };
  await Promise.all([once('tee', send), once('tee', send)]);
  expect(keys.size).toBe(2);
});
