import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { withPatience } from '../database/limits.ts';
import { livingProcesses } from '../database/presence.ts';
import { aloneOnSchema } from '../database/schema-lock.ts';

/** What a kind of job is: its name, what it carries, and how often it is tried. */
export interface JobKind<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** How often it is tried again, with growing pauses. */
  readonly retries: number;
  /** Seconds before the first repeat. */
  readonly retryDelay?: number;
}

/** Work that follows a commit. Each job must be safe to repeat. */
export interface Jobs {
  /** Writes a job in the transaction of `db`; it exists when that commits. */
  enqueue<T>(db: Db, kind: JobKind<T>, data: T): Promise<void>;
  /** The same, for a job that begins some seconds later. */
  enqueueLater<T>(db: Db, kind: JobKind<T>, job: { data: T; afterSeconds: number }): Promise<void>;
  /** Says how a kind of job is done; call before `start`. */
  handle<T>(kind: JobKind<T>, work: (data: T, attempt: number) => Promise<void>): void;
  /** Looks for new jobs now rather than at the next poll. Call after a commit that wrote one. */
  wake(): void;
  start(): Promise<void>;
  /** Resolves when nothing is waiting that could run now; for tests and orderly stops. */
  idle(): Promise<void>;
  /**
   * Takes no more jobs and waits for those that run. What is not done within `seconds` goes back to the queue at once,
   * for another process; the broken-off try does not count.
   */
  stop(seconds?: number): Promise<void>;
}

interface Handler {
  kind: JobKind<unknown>;
  work: (data: unknown, attempt: number) => Promise<void>;
}

/**
 * Seconds without a sign of life after which a job of a process that died is done by another. A process that starts
 * when no other lives need not wait: whatever is running then was left behind.
 */
const lifeSignSeconds = 30;

/** A transaction that writes a job is committed within this time, or the next poll finds the job. */
const wakeMilliseconds = 10_000;

/** What can run is done within this time, on a busy machine too. */
const idleMilliseconds = 60_000;

/** The queue over pg-boss in the same database. */
export function createJobs(database: Database, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.direct(text, values ?? []) },
    backend: database.kind,
    schema: 'pgboss',
    monitorVacuum: false,
    reindex: false,
    superviseIntervalSeconds: lifeSignSeconds,
    monitorIntervalSeconds: lifeSignSeconds,
  });
  boss.on('error', onError);
  const handlers: Handler[] = [];
  const workers = new Map<string, string>();
  // When a job of each kind was last written, so that waking disturbs only those who may have work.
  const writtenAt = new Map<string, number>();
  // The jobs that run here, by their ids: those that a stop breaks off go back to the queue.
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  /** Runs one job. Once it was given back it never settles: its worker must not write how it ended. */
  async function runOne(id: string, work: () => Promise<void>): Promise<void> {
    const done = work();
    running.set(
      id,
      done.catch(() => undefined),
    );
    try {
      await done;
    } finally {
      if (!isGivenBack.has(id)) running.delete(id);
      else await new Promise(() => undefined);
    }
  }
  const isGivenBack = new Set<string>();

  async function allDone(): Promise<void> {
    while (running.size > 0) await Promise.all(running.values());
  }

  async function giveBack(): Promise<void> {
    const ids = [...running.keys()];
    ids.forEach((id) => isGivenBack.add(id));
    if (ids.length === 0) return;
    await database.direct(
      `UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
        WHERE id = ANY($1::uuid[]) AND state = 'active'`,
      [ids],
    );
  }

  async function send<T>(
    db: Db,
    kind: JobKind<T>,
    { data, afterSeconds }: { data: T; afterSeconds?: number },
  ): Promise<void> {
    writtenAt.set(kind.name, performance.now());
    await boss.send(kind.name, kind.schema.parse(data) ?? {}, {
      db: { executeSql: (text, values) => db.run(text, values ?? []) },
      ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
    });
  }

  /**
   * Takes up the jobs that killed processes were at, when no other process lives. The queue does not know which process
   * is at a job, so beside others each waits until its sign of life fails to come.
   */
  async function takeUpAbandoned(): Promise<void> {
    await database.direct(
      `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active' AND name = ANY($1)
         AND NOT EXISTS (SELECT FROM (${livingProcesses}) AS living (number) WHERE number <> $2)`,
      [handlers.map(({ kind }) => kind.name), database.processNumber],
    );
  }

  /** Makes the queue's tables, and the queue of each kind. */
  async function prepare(): Promise<void> {
    await boss.start();
    // Jobs are written inside the tenants' transactions, whose roles need the queue's tables. A tenant's may write a
    // job and learn its id: what other stores' jobs carry, such as addresses, is not to be read or changed there.
    await database.direct(
      `GRANT USAGE ON SCHEMA pgboss TO omnis_app, omnis_platform;
       GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA pgboss TO omnis_platform;
       REVOKE ALL ON ALL TABLES IN SCHEMA pgboss FROM omnis_app;
       GRANT INSERT, SELECT (id, start_after) ON pgboss.job, pgboss.job_common TO omnis_app;
       GRANT SELECT ON pgboss.queue TO omnis_app;
       GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO omnis_app, omnis_platform`,
      [],
    );
    for (const { kind } of handlers) {
      const settings = {
        retryLimit: kind.retries,
        retryBackoff: true,
        retryDelay: kind.retryDelay ?? 2,
        ...(database.kind === 'postgres' ? { heartbeatSeconds: lifeSignSeconds } : {}),
      };
      await boss.createQueue(kind.name, settings);
      // A queue that is there already keeps its old settings otherwise.
      await boss.updateQueue(kind.name, settings);
    }
  }

  return {
    enqueue: (db, kind, data) => send(db, kind, { data }),
    enqueueLater: (db, kind, job) => send(db, kind, job),
    handle: (kind, work) => {
      handlers.push({ kind, work: (data, attempt) => work(kind.schema.parse(data), attempt) });
    },
    wake: () => {
      // A moment later, so that the transaction which wrote the job has been committed.
      setImmediate(() => {
        const recently = performance.now() - wakeMilliseconds;
        if (isStopping) return;
        for (const [name, id] of workers) if ((writtenAt.get(name) ?? 0) >= recently) boss.notifyWorker(id);
      });
    },
    start: async () => {
      // Processes that start together would otherwise make the same tables, grants and queues at once.
      await aloneOnSchema(database, { busy: 'Another process is preparing the job queue' }, prepare);
      await takeUpAbandoned();
      // The queue reads a kind's settings at its first use. That must not happen inside a transaction of ours: the
      // embedded database would wait for itself. So all are read before the first worker may write another's job.
      for (const { kind } of handlers) await boss.findJobs(kind.name, { id: randomUUID() });
      for (const { kind, work } of handlers) {
        let id = '';
        id = await boss.work(
          kind.name,
          { pollingIntervalSeconds: 5, includeMetadata: true },
          async (jobs) => {
            // Looks again as soon as this one is done: a burst is worked off, not one job a poll.
            boss.notifyWorker(id);
            for (const job of jobs)
              await runOne(job.id, () => withPatience('job', () => work(job.data, job.retryCount + 1)));
          },
        );
        workers.set(kind.name, id);
      }
    },
    idle: async () => {
      const deadline = performance.now() + idleMilliseconds;
      while (performance.now() < deadline) {
        const { rows } = await database.direct(
          `SELECT 1 FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() AND name = ANY($1) LIMIT 1`,
          [handlers.map(({ kind }) => kind.name)],
        );
        if (rows.length === 0) return;
        workers.forEach((id) => boss.notifyWorker(id));
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`Jobs are still waiting after ${idleMilliseconds} milliseconds`);
    },
    stop: async (seconds = 5) => {
      isStopping = true;
      await Promise.all(handlers.map(({ kind }) => boss.offWork(kind.name, { wait: false })));
      const over = new AbortController();
      await Promise.race([allDone(), sleep(seconds * 1000, undefined, over).catch(() => undefined)]);
      over.abort();
      await giveBack();
      // What has just ended is still being written.
      await boss.stop({ graceful: true, timeout: 1000 });
    },
  };
}
