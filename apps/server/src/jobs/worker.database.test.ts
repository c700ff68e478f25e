import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createChanges } from '../cache/changes.ts';
import { usualJobs } from '../config/jobs.ts';
import type { Database } from '../database/database.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { createJobs, type JobKind } from './jobs.ts';

/** A kind of the platform's that finds nothing to do. */
const quick: JobKind<Record<string, never>> = {
  name: 'accounts.copies-over',
  schema: z.object({}).transform((): Record<string, never> => ({})),
  retries: 5,
};

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

let home: TestHome;
beforeAll(async () => {
  home = await testHome();
});
afterAll(() => home.drop());

const startWorker = (env: Record<string, string> = {}): Program =>
  startProgram('cli/main.ts', { args: ['worker'], env: { ...home.env, ...env } });

test.runIf(!isOnPostgres)(
  'a worker is refused on the embedded database, with what to do instead',
  async () => {
    const { code, errors } = await startWorker().ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/A worker needs DATABASE_URL: the embedded database belongs to one process/);
  },
);

test.runIf(!isOnPostgres)('JOBS=off is refused on the embedded database', async () => {
  const { code, errors } = await startProgram('cli/main.ts', {
    args: ['start'],
    env: { ...home.env, JOBS: 'off' },
  }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/JOBS=off needs DATABASE_URL/);
});

test.runIf(isOnPostgres)('a worker refuses a kind of job that does not exist', async () => {
  const { code, errors } = await startWorker({ JOBS_CONCURRENCY: 'mails=3' }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/JOBS_CONCURRENCY names “mails”.*imports\.image, .*mail\.send/);
});

/** Milliseconds from the commit of a job in a process that runs none to its end in the worker. */
async function untilDone(database: Database, jobs: ReturnType<typeof createJobs>): Promise<number> {
  await database.platform((db) => jobs.enqueue(db, quick, {}));
  const written = performance.now();
  jobs.wake();
  for (;;) {
    const { rows } = await database.direct(
      `SELECT 1 FROM pgboss.job WHERE name = $1 AND state <> 'completed'`,
      [quick.name],
    );
    if (rows.length === 0) return performance.now() - written;
  }
}

test.runIf(isOnPostgres)(
  'a job of a process without jobs is done by a worker at once, which ends with 0 at SIGTERM',
  async () => {
    const worker = startWorker({ JOBS: 'off' });
    await worker.printed(/Omnis runs jobs here/);
    const database = await home.open();
    const changes = createChanges(database, (error) => expect.unreachable(String(error)));
    await changes.start();
    const jobs = createJobs(database, (error) => expect.unreachable(error.message), {
      settings: { ...usualJobs, work: false },
      changes,
    });
    jobs.handle(quick, () => Promise.reject(new Error('It is not done here')));
    await jobs.start();
    try {
      expect(await jobs.workers()).toMatchObject([{ pid: worker.process.pid }]);
      const delays: number[] = [];
      for (let round = 0; round < 10; round += 1) delays.push(await untilDone(database, jobs));
      const median = delays.toSorted((a, b) => a - b)[5] ?? Infinity;
      if (process.env['SHOW_FIGURES'])
        process.stdout.write(`woken after ${delays.map((delay) => Math.round(delay)).join(', ')} ms\n`);
      // The next poll would come after 2.5 s on average.
      expect(median).toBeLessThan(1000);
      worker.process.kill('SIGTERM');
      expect((await worker.ended).code).toBe(0);
      expect(await jobs.workers()).toEqual([]);
    } finally {
      worker.process.kill('SIGKILL');
      await jobs.stop();
      await database.close();
    }
  },
);
