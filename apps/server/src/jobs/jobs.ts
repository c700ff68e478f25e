import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Changes } from '../cache/changes.ts';
import { usualJobs, type JobsConfig } from '../config/jobs.ts';
import type { Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { withPatience } from '../database/limits.ts';
import { livingProcesses } from '../database/presence.ts';
import { aloneOnSchema } from '../database/schema-lock.ts';
import { placesOf } from './concurrency.ts';
import { grantQueue } from './grants.ts';
import { createInspection, type Inspection } from './inspection.ts';
import { groupOf, storeOfJob, type JobKind, type JobTry } from './job-kind.ts';
import { createRunner, type FailedJob, type Handler, type Runner } from './runner.ts';
import { originOf, type Origins } from '../telemetry/request-origin.ts';
import { createWatch } from './watch.ts';
import { createWorkers, signSeconds, type Worker } from './workers.ts';

export { PermanentFailure, type JobKind, type JobTry } from './job-kind.ts';

/** Work that follows a commit. Each job must be safe to repeat. */
export interface Jobs {
  /** Writes a job in the transaction of `db`; it exists when that commits. */
  enqueue<T>(db: Db, kind: JobKind<T>, data: T): Promise<void>;
  /** The same, for a job that begins some seconds later. */
  enqueueLater<T>(db: Db, kind: JobKind<T>, job: { data: T; afterSeconds: number }): Promise<void>;
  /**
   * Says how a kind of job is done; call before `start`. Throw a `PermanentFailure` when no other try can help; any
   * other error is tried again.
   */
  handle<T>(kind: JobKind<T>, work: (data: T, attempt: number, each: JobTry) => Promise<void>): void;
  /** Looks for new jobs now rather than at the next poll, here or in a process that runs jobs. Call after a commit that wrote one. */
  wake(): void;
  /** Begins to take jobs, unless this process runs none. */
  start(): Promise<void>;
  /** Resolves when nothing is waiting that could run now; for tests and orderly stops. */
  idle(): Promise<void>;
  /**
   * Takes no more jobs and waits for those that run. What is not done within `seconds` (5 unless told) goes back to the
   * queue at once, for another process; the broken-off try does not count.
   *
   * @returns how many were given back
   */
  stop(seconds?: number): Promise<number>;
  /** Waiting, running and failed jobs, and what staff may do about them. */
  readonly inspection: Inspection;
  /** The processes that run jobs. */
  workers(): Promise<Worker[]>;
}

/** Services that jobs need besides the database. */
export interface JobsDeps {
  readonly settings?: JobsConfig;
  /** By which processes wake one another. */
  readonly changes?: Changes;
  /** Without, jobs remember no request. */
  readonly origins?: Origins;
  /** Hears of each try that failed. */
  readonly onFailure?: (failed: FailedJob, error: Error) => void;
  /** Hears when jobs wait and no process runs any. */
  readonly onWarning?: (message: string) => void;
}

/**
 * Seconds without a sign of life after which a job is done again whatever else is known. The jobs of a process that is
 * known to be gone go back sooner (`Workers.giveBackAbandoned`), and at once when no other process lives.
 */
const lifeSignSeconds = 30;

/** Seconds between looks for jobs that nobody told of: repeats, and what becomes due. */
const pollSeconds = 5;

/** A transaction that writes a job is committed within this time, or the next poll finds the job. */
const wakeMilliseconds = 10_000;

/** Other processes are told of new jobs this often at most. */
const tellMilliseconds = 20;

/** Time in which runnable jobs are done, on a busy machine too. */
const idleMilliseconds = 60_000;

const daySeconds = 24 * 60 * 60;
/** Days for which a job waits for a process that does it. */
const keepWaitingDays = 90;

/**
 * The queue over pg-boss in the same database. pg-boss keeps the jobs; which of them a process takes next is decided
 * here, so that stores take turns (docs/decisions/0190-job-turns.md).
 */
export function createJobs(database: Database, onError: (error: Error) => void, deps: JobsDeps = {}): Jobs {
  const { settings = usualJobs, changes, origins } = deps;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.direct(text, values ?? []) },
    backend: database.kind,
    schema: 'pgboss',
    monitorVacuum: false,
    reindex: false,
    schedule: false,
    supervise: settings.work,
    superviseIntervalSeconds: lifeSignSeconds,
    monitorIntervalSeconds: lifeSignSeconds,
  });
  boss.on('error', onError);
  const handlers: Handler[] = [];
  const runners = new Map<string, Runner>();
  const workers = createWorkers(database);
  const watch = createWatch({ database, workers, warn: deps.onWarning ?? (() => undefined) });
  const timers: NodeJS.Timeout[] = [];
  // When a job of each kind was last written, so that waking disturbs only those who may have work.
  const writtenAt = new Map<string, number>();
  const untold = new Set<string>();
  let telling: NodeJS.Timeout | undefined;
  let isStopping = false;
  // Work of a job must not count as work of the request that happened to wake it.
  const apart = AsyncLocalStorage.snapshot();

  async function send<T>(
    db: Db,
    kind: JobKind<T>,
    { data, afterSeconds }: { data: T; afterSeconds?: number },
  ): Promise<void> {
    writtenAt.set(kind.name, performance.now());
    const parsed = kind.schema.parse(data);
    await boss.send(
      kind.name,
      // Beside what it carries, and left out where a handler reads it.
      { ...parsed, ...origins?.current() },
      {
        db: { executeSql: (text, values) => db.run(text, values ?? []) },
        group: { id: groupOf(storeOfJob(kind, parsed)) },
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      },
    );
  }

  /** Tells the processes that run jobs of new ones. */
  function tellOthers(names: readonly string[]): void {
    if (!changes || isStopping || names.length === 0) return;
    for (const name of names) untold.add(name);
    telling ??= setTimeout(() => {
      telling = undefined;
      const kinds = [...untold];
      untold.clear();
      void changes.tell({ kind: 'jobs', kinds });
    }, tellMilliseconds);
  }

  function look(names: Iterable<string>): void {
    apart(() => {
      for (const name of names) runners.get(name)?.look();
    });
  }

  changes?.on('jobs', ({ kinds }) => look(kinds));
  changes?.onMissed(() => look(runners.keys()));

  /**
   * Takes up the jobs that killed processes were at, when no other process lives. The queue does not know which process
   * is at a job, so beside others each waits until every living worker has signed without it.
   */
  async function takeUpAbandoned(): Promise<void> {
    await database.direct(
      `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active' AND name = ANY($1)
         AND NOT EXISTS (SELECT FROM (${livingProcesses}) AS living (number) WHERE number <> $2)`,
      [handlers.map(({ kind }) => kind.name), database.processNumber],
    );
  }

  /** Looks for what became due, with one statement for all kinds. */
  async function poll(): Promise<void> {
    // The embedded database has one process.
    if (database.kind === 'postgres') await workers.giveBackAbandoned([...runners.keys()]);
    const { rows } = await database.direct(
      `SELECT kind FROM unnest($1::text[]) AS kind WHERE EXISTS (
         SELECT FROM pgboss.job WHERE name = kind AND state < 'active' AND NOT blocked AND start_after <= now())`,
      [[...runners.keys()]],
    );
    look(
      z
        .array(z.object({ kind: z.string() }))
        .parse(rows)
        .map(({ kind }) => kind),
    );
  }

  const every = (seconds: number, work: () => Promise<unknown>): void => {
    const again = () =>
      void work().catch((error: unknown) =>
        onError(error instanceof Error ? error : new Error(String(error))),
      );
    timers.push(setInterval(again, seconds * 1000));
  };

  async function createQueues(): Promise<void> {
    for (const { kind } of handlers) {
      const queue = {
        retryLimit: kind.retries,
        retryBackoff: true,
        retryDelay: kind.retryDelay ?? 2,
        retentionSeconds: keepWaitingDays * daySeconds,
        deleteAfterSeconds: settings.keepDoneDays * daySeconds,
        ...(database.kind === 'postgres' ? { heartbeatSeconds: lifeSignSeconds } : {}),
      };
      await boss.createQueue(kind.name, queue);
      // A queue that is there already keeps its old settings otherwise.
      await boss.updateQueue(kind.name, queue);
    }
  }

  /** Failed jobs are kept longer than those that are done; pg-boss has one time for both. */
  async function keepFailed(): Promise<void> {
    await database.direct(
      `UPDATE pgboss.job SET deletion_seconds = $1 WHERE state = 'failed' AND deletion_seconds <> $1`,
      [settings.keepFailedDays * daySeconds],
    );
  }

  /** Makes the queue's tables, and the queue of each kind. */
  async function prepare(): Promise<void> {
    await boss.start();
    await grantQueue(database);
    await createQueues();
  }

  async function startWorking(places: ReadonlyMap<string, number>): Promise<void> {
    await takeUpAbandoned();
    await workers.sign([]);
    for (const handler of handlers) {
      const { name } = handler.kind;
      runners.set(
        name,
        createRunner({
          boss,
          database,
          handler,
          places: places.get(name) ?? 0,
          onError,
          onFailure: deps.onFailure ?? (() => undefined),
        }),
      );
    }
    look(runners.keys());
    await keepFailed();
    every(3600, keepFailed);
    every(pollSeconds, poll);
    every(signSeconds, () => workers.sign([...runners.values()].flatMap((runner) => runner.held())));
  }

  return {
    enqueue: (db, kind, data) => send(db, kind, { data }),
    enqueueLater: (db, kind, job) => send(db, kind, job),
    handle: (kind, work) => {
      const done = (data: unknown, each: JobTry) =>
        withPatience('job', () => work(kind.schema.parse(data), each.attempt, each));
      handlers.push({
        kind,
        work: (data, each) =>
          origins ? origins.follow(originOf(data), kind.name, () => done(data, each)) : done(data, each),
      });
    },
    wake: () => {
      // A moment later, so that the transaction which wrote the job has been committed.
      setImmediate(() => {
        const recently = performance.now() - wakeMilliseconds;
        const names = [...writtenAt].filter(([, at]) => at >= recently).map(([name]) => name);
        look(names);
        tellOthers(names.filter((name) => runners.get(name)?.isFull ?? true));
      });
    },
    start: async () => {
      const places = placesOf(
        handlers.map(({ kind }) => kind),
        settings.concurrency,
      );
      // Processes that start together would otherwise make the same tables, grants and queues at once.
      await aloneOnSchema(database, { busy: 'Another process is preparing the job queue' }, prepare);
      // The queue reads a kind's settings at its first use. That must not happen inside a transaction of ours: the
      // embedded database would wait for itself. So all are read before the first worker may write another's job.
      for (const { kind } of handlers) await boss.findJobs(kind.name, { id: randomUUID() });
      if (settings.work) await startWorking(places);
      else every(watch.seconds, () => watch.look());
    },
    idle: async () => {
      const deadline = performance.now() + idleMilliseconds;
      while (performance.now() < deadline) {
        const { rows } = await database.direct(
          `SELECT 1 FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() AND name = ANY($1) LIMIT 1`,
          [handlers.map(({ kind }) => kind.name)],
        );
        if (rows.length === 0) return;
        look(runners.keys());
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`Jobs are still waiting after ${idleMilliseconds} milliseconds`);
    },
    stop: async (seconds = 5) => {
      isStopping = true;
      timers.splice(0).forEach((timer) => clearInterval(timer));
      clearTimeout(telling);
      telling = undefined;
      const all = [...runners.values()];
      all.forEach((runner) => runner.close());
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, seconds * 1000);
      });
      await Promise.race([Promise.all(all.map((runner) => runner.drained())), patience]);
      clearTimeout(timer);
      let givenBack = 0;
      for (const runner of all) {
        const count = await runner.giveBack();
        givenBack += count;
        if (count > 0) await changes?.tell({ kind: 'jobs', kinds: [runner.name] });
      }
      if (runners.size > 0) await workers.leave();
      runners.clear();
      await boss.stop({ graceful: false });
      return givenBack;
    },
    inspection: createInspection({
      database,
      kinds: () => handlers.map(({ kind }) => kind),
      look: (names) => {
        look(names);
        tellOthers(names.filter((name) => runners.get(name)?.isFull ?? true));
      },
    }),
    workers: () => workers.alive(),
  };
}
