import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { usualJobs } from '../config/jobs.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createJobs, PermanentFailure, type JobKind, type Jobs, type JobsDeps } from './jobs.ts';

const busyStore = 21;
const otherStore = 22;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

let number = 0;
/** A kind of its own, so that no test finds jobs of another. */
const newKind = (more: Partial<JobKind<Word>> = {}): JobKind<Word> => {
  number += 1;
  const schema = z.object({ division: z.number(), word: z.string() });
  return { name: `test.fair-${number}`, schema, retries: 3, retryDelay: 60, concurrency: 4, ...more };
};
interface Word {
  division: number;
  word: string;
}

const opened: Jobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop(0);
});

async function startJobs(
  kind: JobKind<Word>,
  work: (data: Word, attempt: number, signal: AbortSignal) => Promise<void>,
  deps: JobsDeps = {},
): Promise<Jobs> {
  const jobs = createJobs(platform.core.database, (error) => expect.unreachable(error.message), deps);
  jobs.handle(kind, (data, attempt, { signal }) => work(data, attempt, signal));
  opened.push(jobs);
  await jobs.start();
  return jobs;
}

const enqueue = (jobs: Jobs, kind: JobKind<Word>, division: number, words: readonly string[]) =>
  platform.core.database.tenant(division, async (db) => {
    for (const word of words) await jobs.enqueue(db, kind, { division, word });
  });

const stateOf = async (kind: JobKind<Word>) => {
  const { rows } = await platform.core.database.direct(
    `SELECT state::text, retry_count, output FROM pgboss.job WHERE name = $1`,
    [kind.name],
  );
  return rows;
};

describe('jobs of several stores', () => {
  test('a store with one job waits for one job of a busy store, not for all 200', async () => {
    const kind = newKind();
    const done: string[] = [];
    const jobs = await startJobs(kind, async ({ word }) => {
      await pause(200);
      done.push(word);
    });
    await enqueue(
      jobs,
      kind,
      busyStore,
      Array.from({ length: 200 }, (_, at) => `busy ${at}`),
    );
    jobs.wake();
    await expect.poll(() => done.length, { timeout: 10_000 }).toBeGreaterThan(2);
    const before = performance.now();
    await enqueue(jobs, kind, otherStore, ['other']);
    jobs.wake();
    await expect.poll(() => done, { timeout: 10_000, interval: 10 }).toContain('other');
    // Its own 200 ms and those of one job before it, on a busy machine.
    expect(performance.now() - before).toBeLessThan(2000);
    expect(done.length).toBeLessThan(60);
  });

  test('as many jobs of a kind run at once as the setting says, and one store leaves a place free', async () => {
    const kind = newKind();
    let running = 0;
    const release = Promise.withResolvers<void>();
    const jobs = await startJobs(
      kind,
      async () => {
        running += 1;
        await release.promise;
        running -= 1;
      },
      { settings: { ...usualJobs, concurrency: new Map([[kind.name, 6]]) } },
    );
    const words = Array.from({ length: 10 }, (_, at) => `${at}`);
    await enqueue(jobs, kind, busyStore, words);
    jobs.wake();
    await expect.poll(() => running, { timeout: 10_000 }).toBe(4);
    await pause(200);
    expect(running).toBe(4);
    await enqueue(jobs, kind, otherStore, words);
    jobs.wake();
    await expect.poll(() => running, { timeout: 10_000 }).toBe(6);
    release.resolve();
    await jobs.idle();
  });
});

describe('a job that fails', () => {
  test('ends at once when no other try can help, and keeps its reason without addresses', async () => {
    const kind = newKind();
    const tries: number[] = [];
    const heard: unknown[] = [];
    const jobs = await startJobs(
      kind,
      (_, attempt) => {
        tries.push(attempt);
        return Promise.reject(new PermanentFailure('bob@example.com is unknown'));
      },
      { onFailure: (failed) => heard.push(failed) },
    );
    await enqueue(jobs, kind, busyStore, ['never']);
    await jobs.idle();
    expect(tries).toEqual([1]);
    expect(await stateOf(kind)).toEqual([
      {
        state: 'failed',
        retry_count: 0,
        output: { message: '(address hidden) is unknown', permanent: true },
      },
    ]);
    expect(heard).toMatchObject([{ kind: kind.name, store: busyStore, attempt: 1, isLast: true }]);
  });

  test('waits for another try when it may help', async () => {
    const kind = newKind();
    const jobs = await startJobs(kind, () => Promise.reject(new Error('busy')));
    await enqueue(jobs, kind, busyStore, ['later']);
    await jobs.idle();
    expect(await stateOf(kind)).toEqual([
      { state: 'retry', retry_count: 0, output: { message: 'busy', permanent: false } },
    ]);
  });

  test('is shown to staff without what it carries, and is done when they have it tried again', async () => {
    const kind = newKind({ title: 'Say a word' });
    let helps = false;
    const jobs = await startJobs(kind, () =>
      helps ? Promise.resolve() : Promise.reject(new PermanentFailure('no')),
    );
    await enqueue(jobs, kind, busyStore, ['secret']);
    await jobs.idle();
    const { inspection } = jobs;
    const { jobs: listed, total } = await inspection.list({
      state: 'failed',
      kind: kind.name,
      offset: 0,
      limit: 10,
    });
    expect(total).toBe(1);
    expect(listed).toMatchObject([
      {
        kind: kind.name,
        title: 'Say a word',
        state: 'failed',
        store: busyStore,
        tries: 1,
        reason: 'no',
        isPermanent: true,
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain('secret');
    expect(await inspection.figures()).toMatchObject([
      { kind: kind.name, failed: 1, waiting: 0, running: 0 },
    ]);
    helps = true;
    expect(await inspection.retry(listed)).toHaveLength(1);
    await jobs.idle();
    expect(await stateOf(kind)).toMatchObject([{ state: 'completed' }]);
    expect(await inspection.discard(listed)).toEqual([]);
  });

  test('is gone when staff discard it', async () => {
    const kind = newKind();
    const jobs = await startJobs(kind, () => Promise.reject(new PermanentFailure('no')));
    await enqueue(jobs, kind, busyStore, ['word']);
    await jobs.idle();
    const { jobs: listed } = await jobs.inspection.list({
      state: 'failed',
      kind: kind.name,
      offset: 0,
      limit: 10,
    });
    expect(await jobs.inspection.discard(listed)).toHaveLength(1);
    expect(await stateOf(kind)).toEqual([]);
  });
});

describe('a process that stops', () => {
  test('gives a running job back at once, and the next one does it without a lost try', async () => {
    const kind = newKind();
    let ended: unknown;
    const first = await startJobs(
      kind,
      (_, __, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            ended = signal.reason;
            resolve();
          });
        }),
    );
    await enqueue(first, kind, busyStore, ['long']);
    first.wake();
    await expect.poll(() => stateOf(kind)).toMatchObject([{ state: 'active' }]);
    const before = performance.now();
    expect(await first.stop(0.1)).toBe(1);
    expect(performance.now() - before).toBeLessThan(2000);
    expect(ended).toEqual(new Error('This process stops'));
    expect(await stateOf(kind)).toMatchObject([{ state: 'created', retry_count: 0 }]);
    const attempts: number[] = [];
    const second = await startJobs(kind, async (_, attempt) => void attempts.push(attempt));
    await second.idle();
    expect(attempts).toEqual([1]);
  });

  test('waits for a job that ends within the grace', async () => {
    const kind = newKind();
    const jobs = await startJobs(kind, () => pause(150));
    await enqueue(jobs, kind, busyStore, ['short']);
    jobs.wake();
    await expect.poll(() => stateOf(kind)).toMatchObject([{ state: 'active' }]);
    expect(await jobs.stop(10)).toBe(0);
    expect(await stateOf(kind)).toMatchObject([{ state: 'completed' }]);
  });
});

describe('a process that runs no jobs', () => {
  test('takes none, and wakes the one that does', async () => {
    const kind = newKind();
    const { changes } = platform.core;
    const heardBy: string[] = [];
    const web = await startJobs(kind, async () => void heardBy.push('web'), {
      settings: { ...usualJobs, work: false },
      changes: { ...changes, tell: async (change) => void told.push(change) },
    });
    const told: unknown[] = [];
    await enqueue(web, kind, busyStore, ['word']);
    web.wake();
    await expect.poll(() => told).toEqual([{ kind: 'jobs', kinds: [kind.name] }]);
    expect(await stateOf(kind)).toMatchObject([{ state: 'created' }]);
    const worker = await startJobs(kind, async () => void heardBy.push('worker'));
    await worker.idle();
    expect(heardBy).toEqual(['worker']);
    expect(await worker.workers()).toMatchObject([{ pid: process.pid }]);
  });

  test('is refused a start when a setting names a kind that is none', async () => {
    const jobs = createJobs(platform.core.database, () => undefined, {
      settings: { ...usualJobs, concurrency: new Map([['mails', 4]]) },
    });
    jobs.handle(newKind({ name: 'test.only' }), () => Promise.resolve());
    await expect(jobs.start()).rejects.toThrow('There are: test.only.');
  });
});
