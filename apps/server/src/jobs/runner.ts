import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { failureReason } from './failure-reason.ts';
import { groupOf, PermanentFailure, storeOfGroup, type JobKind, type JobTry } from './job-kind.ts';
import { originOf } from '../telemetry/request-origin.ts';
import { createTurns } from './turns.ts';
import type { HeldJob } from './workers.ts';

/** A kind of job and how it is done. */
export interface Handler {
  readonly kind: JobKind<unknown>;
  readonly work: (data: unknown, each: JobTry) => Promise<void>;
}

/** A job that failed, as it is logged. */
export interface FailedJob {
  readonly kind: string;
  readonly job: string;
  readonly store: number | null;
  readonly attempt: number;
  /** No try follows. */
  readonly isLast: boolean;
  /** The request that wrote it, if one did. */
  readonly requestId?: string | undefined;
}

/** Services that a runner needs. */
export interface RunnerDeps {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly handler: Handler;
  /** Number of jobs that run at once; 0 leaves the kind to other processes. */
  readonly places: number;
  readonly onError: (error: Error) => void;
  readonly onFailure: (failed: FailedJob, error: Error) => void;
}

/** Runs the jobs of one kind in this process. */
export interface Runner {
  readonly name: string;
  /** True when every place is taken. */
  readonly isFull: boolean;
  /** Looks for jobs as long as there are places; never rejects. */
  look(): void;
  /** The jobs that run. */
  held(): HeldJob[];
  /** Takes no more jobs. */
  close(): void;
  /** Resolves when no job runs. */
  drained(): Promise<void>;
  /** Gives the running jobs back, so that another process does them at once; a broken-off try does not count. */
  giveBack(): Promise<number>;
}

interface Running {
  readonly id: string;
  readonly retryCount: number;
  readonly group: string;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
  /** Its outcome is being written: it can no longer be given back. */
  settling: boolean;
  givenBack: boolean;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The runner of a kind. Its places are shared between stores by turns (docs/decisions/0190-job-turns.md). */
export function createRunner({ boss, database, handler, places, onError, onFailure }: RunnerDeps): Runner {
  const { name } = handler.kind;
  const turns = createTurns(Math.max(1, places));
  const running = new Map<string, Running>();
  let closed = false;
  let looking: Promise<void> | null = null;
  let wanted = false;

  const fetch = (ignoreGroups: string[], batchSize: number) =>
    boss.fetch(name, { includeMetadata: true, ignoreGroups, batchSize });

  async function take() {
    const next = await fetch(turns.skipped(), 1);
    if (next.length > 0 || !turns.begun) return next;
    const batchSize = turns.nextRound(places - running.size);
    return fetch(turns.skipped(), batchSize);
  }

  /** Writes how a job ended. If that fails, its signs of life end, and it is done again. */
  async function settle(each: Running, write: () => Promise<unknown>): Promise<void> {
    if (each.givenBack) return;
    each.settling = true;
    await write();
  }

  type Taken = Awaited<ReturnType<typeof take>>[number];

  async function fail(job: Taken, error: Error): Promise<void> {
    const isPermanent = error instanceof PermanentFailure;
    // pg-boss ends a job whose tries are used up, so this try is made its last.
    if (isPermanent)
      await database.direct(
        `UPDATE pgboss.job SET retry_limit = retry_count WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`,
        [name, job.id, job.retryCount],
      );
    const output = { message: failureReason(error), permanent: isPermanent };
    await boss.fail(name, { id: job.id, retryCount: job.retryCount }, output);
    const isLast = isPermanent || job.retryCount >= job.retryLimit;
    const store = storeOfGroup(job.groupId ?? null);
    const { requestId } = originOf(job.data);
    onFailure({ kind: name, job: job.id, store, attempt: job.retryCount + 1, isLast, requestId }, error);
  }

  /** Does a job, for as long as it may take. */
  async function attempt(each: Running, job: Taken): Promise<Error | null> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new Error(`It was not done within ${job.expireInSeconds} seconds`);
        each.abort.abort(error);
        reject(error);
      }, job.expireInSeconds * 1000);
    });
    try {
      const context = { attempt: job.retryCount + 1, signal: each.abort.signal };
      await Promise.race([handler.work(job.data, context), tooLong]);
      return null;
    } catch (thrown) {
      return asError(thrown);
    } finally {
      clearTimeout(timer);
    }
  }

  async function run(each: Running, job: Taken): Promise<void> {
    const error = await attempt(each, job);
    await settle(each, () =>
      error === null ? boss.complete(name, { id: job.id, retryCount: job.retryCount }) : fail(job, error),
    );
  }

  function begin(job: Taken): void {
    const group = job.groupId ?? groupOf(null);
    turns.took(group);
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const each: Running = {
      id: job.id,
      retryCount: job.retryCount,
      group,
      abort: new AbortController(),
      ended,
      settling: false,
      givenBack: false,
    };
    running.set(job.id, each);
    void run(each, job)
      .catch((thrown: unknown) => onError(asError(thrown)))
      .finally(() => {
        running.delete(job.id);
        turns.ended(group);
        resolve();
        look();
      });
  }

  async function fill(): Promise<void> {
    while (running.size < places) {
      if (closed) return;
      const jobs = await take();
      if (jobs.length === 0) return;
      // Taken while this process was told to stop: they go back like those that run.
      jobs.forEach(begin);
    }
  }

  async function fillUntilDone(): Promise<void> {
    try {
      do {
        wanted = false;
        await fill();
      } while (wanted);
    } catch (thrown) {
      // The next poll tries again.
      if (!closed) onError(asError(thrown));
    } finally {
      looking = null;
    }
  }

  function look(): void {
    if (closed || places === 0) return;
    if (looking) wanted = true;
    else looking = fillUntilDone();
  }

  return {
    name,
    get isFull() {
      return running.size >= places;
    },
    look,
    held: () => [...running.values()].map(({ id, retryCount }) => ({ name, id, retryCount })),
    close: () => {
      closed = true;
    },
    drained: async () => {
      await looking;
      while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended));
    },
    giveBack: async () => {
      await looking;
      const open = [...running.values()].filter(({ settling }) => !settling);
      for (const each of open) {
        each.givenBack = true;
        each.abort.abort(new Error('This process stops'));
      }
      if (open.length > 0)
        await database.direct(
          `UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
             WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active'`,
          [name, open.map(({ id }) => id)],
        );
      // Jobs whose result is being written are waited for.
      await Promise.all([...running.values()].filter(({ settling }) => settling).map(({ ended }) => ended));
      return open.length;
    },
  };
}
