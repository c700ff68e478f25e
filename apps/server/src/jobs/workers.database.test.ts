import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { createJobs, type JobKind } from './jobs.ts';
import { createWorkers, type HeldJob, type Workers } from './workers.ts';

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const kind: JobKind<{ word: string }> = {
  name: 'test.held',
  schema: z.object({ word: z.string() }),
  retries: 3,
};

let home: TestHome;
let database: Database;
let workers: Workers;

const fail = (error: Error): void => expect.unreachable(error.message);

beforeAll(async () => {
  home = await testHome();
  database = await home.open();
  workers = createWorkers(database);
  const queue = createJobs(database, fail);
  queue.handle(kind, () => Promise.reject(new Error('It never gets to it')));
  await queue.start();
  await queue.stop();
});
afterAll(async () => {
  await database.close();
  await home.drop();
});
beforeEach(async () => {
  await database.direct('TRUNCATE job_workers', []);
});

const stateOf = async ({ id }: HeldJob): Promise<unknown> =>
  (await database.direct('SELECT state FROM pgboss.job WHERE id = $1', [id])).rows[0];

/** A job that some process began a minute ago, with so many tries before. */
async function running(retryCount = 0): Promise<HeldJob> {
  const word = randomUUID();
  await database.platform((db) => createJobs(database, fail).enqueue(db, kind, { word }));
  const { rows } = await database.direct(
    `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 minute', retry_count = $2
       WHERE data->>'word' = $1 RETURNING id`,
    [word, retryCount],
  );
  const { id } = z.object({ id: z.string() }).parse(rows[0]);
  return { name: kind.name, id, retryCount };
}

const giveBack = (): Promise<void> => workers.giveBackAbandoned([kind.name]);

test.runIf(isOnPostgres)('a job that no living worker is at goes back once each has signed', async () => {
  const job = await running();
  await giveBack();
  expect(await stateOf(job)).toEqual({ state: 'active' });
  await workers.sign([]);
  await giveBack();
  expect(await stateOf(job)).toEqual({ state: 'retry' });
});

test.runIf(isOnPostgres)('a job that a worker signs for stays with it', async () => {
  const job = await running();
  await workers.sign([job]);
  await giveBack();
  expect(await stateOf(job)).toEqual({ state: 'active' });
});

test.runIf(isOnPostgres)(
  'a worker that lives and is late with its sign keeps all jobs in place',
  async () => {
    const job = await running();
    const late = await home.open();
    await createWorkers(late).sign([]);
    await database.direct(`UPDATE job_workers SET seen_at = now() - interval '2 minutes'`, []);
    await workers.sign([]);
    await giveBack();
    expect(await stateOf(job)).toEqual({ state: 'active' });
    // Its sign stays behind, but the process is gone.
    await late.close();
    await giveBack();
    expect(await stateOf(job)).toEqual({ state: 'retry' });
  },
);

test.runIf(isOnPostgres)('a job whose tries are used up is left to the queue, which ends it', async () => {
  const job = await running(kind.retries);
  await workers.sign([]);
  await giveBack();
  expect(await stateOf(job)).toEqual({ state: 'active' });
});
