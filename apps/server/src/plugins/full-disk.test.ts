import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerErrors } from './errors.ts';

/** An app whose one call fails so. */
function failing(fault: Error) {
  const app = fastify();
  const error = vi.spyOn(app.log, 'error').mockReset();
  registerErrors(app);
  app.post('/upload/', () => Promise.reject(fault));
  return { error, ask: () => app.inject({ method: 'POST', url: '/upload/' }) };
}

test.each([
  ['a disk without room', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a quota that is used up', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['a database without room', Object.assign(new Error('could not extend file'), { code: '53100' })],
  [
    'an error that was caused by one',
    new Error('upload', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) }),
  ],
])('%s is said in a sentence, and to the operator once in a while', async (_name, fault) => {
  const { ask, error } = failing(fault);
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toEqual([
    507,
    {
      code: 'storage_full',
      message: 'The server has no room left for this. Nothing was saved. Try again later.',
      errors: [],
    },
  ]);
  await ask();
  expect(error).toHaveBeenCalledOnce();
});

test('another fault is an error of the server as ever', async () => {
  expect((await failing(new Error('bug')).ask()).statusCode).toBe(500);
});
