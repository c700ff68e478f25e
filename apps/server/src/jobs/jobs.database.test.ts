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

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

test('a job that a killed process was at is done again after the restart, at once where nobody else can be at it', async () => {
  const { database } = platform.core;
  const fail = (error: Error): void => expect.unreachable(error.message);
  const first = createJobs(database, fail);
  first.handle(kind, () => Promise.reject(new Error('The first run never gets to it')));
  await first.start();
  await first.stop();
  const word = randomUUID();
  await database.tenant(21, (db) => first.enqueue(db, kind, { word }));
  await database.direct(
    `UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute' WHERE name = $1`,
    [kind.name],
  );

  const done: string[] = [];
  const second = createJobs(database, fail);
  second.handle(kind, async (data) => void done.push(data.word));
  await second.start();
  try {
    await expect.poll(() => done, { timeout: 90_000 }).toEqual([word]);
  } finally {
    await second.stop();
  }
});
