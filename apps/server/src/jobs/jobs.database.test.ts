import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testHome } from '../testing/test-database.ts';
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

test.runIf(isOnPostgres)('a job of a worker that dies beside others is done by them', async () => {
  const home = await testHome();
  const [dying, living] = [await home.open(), await home.open()];
  const begun: string[] = [];
  const done: string[] = [];
  const first = createJobs(dying, () => undefined);
  first.handle(kind, (data) => {
    begun.push(data.word);
    return new Promise(() => undefined);
  });
  await first.start();
  await living.tenant(21, (db) => first.enqueue(db, kind, { word: 'kept' }));
  await expect.poll(() => begun).toEqual(['kept']);
  const second = createJobs(living, fail);
  second.handle(kind, async (data) => void done.push(data.word));
  await second.start();
  // The queue itself would wait for an hour.
  await living.direct(`UPDATE pgboss.job SET heartbeat_seconds = 3600 WHERE name = $1`, [kind.name]);
  // As by `kill -9`: nothing is given back, and the connections end.
  await dying.close();
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['kept']);
  await second.stop();
  await first.stop(0).catch(() => undefined);
  await living.close();
  await home.drop();
});
