import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createJobs, type JobKind } from './jobs.ts';

const kind: JobKind<{ word: string }> = {
  name: 'test.abandoned',
  schema: z.object({ word: z.string() }),
  retries: 3,
};

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const fail = (error: Error): void => expect.unreachable(error.message);

/** A job that a process was at when it was killed a moment ago. */
async function leaveOne(): Promise<string> {
  const { database } = platform.core;
  const killed = createJobs(database, fail);
  killed.handle(kind, () => Promise.reject(new Error('It never gets to it')));
  await killed.start();
  await killed.stop();
  const word = randomUUID();
  await database.tenant(21, (db) => killed.enqueue(db, kind, { word }));
  await database.direct(
    `UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now() WHERE name = $1 AND state = 'created'`,
    [kind.name],
  );
  return word;
}

test('a job that a killed process was at is done again at once by the next one, when no other lives', async () => {
  const word = await leaveOne();
  const done: string[] = [];
  const next = createJobs(platform.core.database, fail);
  next.handle(kind, async (data) => void done.push(data.word));
  await next.start();
  try {
    await expect.poll(() => done).toEqual([word]);
  } finally {
    await next.stop();
  }
});

test.runIf(isOnPostgres)(
  'beside a process that lives, a job is done again once its sign of life fails to come',
  async () => {
    const { database } = platform.core;
    const word = await leaveOne();
    const done: string[] = [];
    // Seen from a process with another number, the one of this test is another that lives.
    const next = createJobs({ ...database, processNumber: database.processNumber - 1 }, fail);
    next.handle(kind, async (data) => void done.push(data.word));
    await next.start();
    try {
      const { rows } = await database.direct(
        `SELECT state FROM pgboss.job WHERE name = $1 AND data->>'word' = $2`,
        [kind.name, word],
      );
      expect(rows).toEqual([{ state: 'active' }]);
      await database.direct(
        `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE name = $1 AND state = 'active'`,
        [kind.name],
      );
      await expect.poll(() => done, { timeout: 90_000 }).toEqual([word]);
    } finally {
      await next.stop();
    }
  },
);
