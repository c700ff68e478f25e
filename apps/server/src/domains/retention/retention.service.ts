import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { agedRows, type Ending, type Step, type Stepped } from '../../database/ending.ts';
import { withPatience } from '../../database/limits.ts';
import { makeMonths } from '../../database/months.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { dueNight, untilNextNight } from './night.ts';
import { addToNight, claimNight, hasRuns } from './runs.repository.ts';

const nightSchema = z.object({ night: z.string() });

/** A night's work. Taken up anew by another process when this one dies: what is deleted already is passed quickly. */
const nightJob: JobKind<z.output<typeof nightSchema>> = {
  name: 'retention.night',
  title: 'Delete what has been kept for its time',
  schema: nightSchema,
  retries: 3,
  retryDelay: 300,
  concurrency: 1,
};

/** Milliseconds after which a job hands the rest of its night to the next one: a job may not run for hours. */
const longestJob = 10 * 60 * 1000;

/** Rows a transaction. */
const stepRows = 1000;

/** Milliseconds that a pause lasts at the least; longer after a step that took longer, so that requests go first. */
const leastPause = 20;

/** Milliseconds between two looks at the clock: a machine that slept is not a day late. */
const longestWait = 15 * 60 * 1000;

/** Rows of one kind that were deleted, or would be. */
export interface Deleted {
  readonly name: string;
  readonly rows: number;
}

/** How the work is done. */
export interface TidyOptions {
  /** Called after each kind. */
  readonly onDone?: (deleted: Deleted) => void;
  /** Milliseconds of pause between steps at the least. */
  readonly pause?: number;
  /** Ends it early, after the step that is under way. */
  readonly signal?: AbortSignal;
}

/** Builds the service over the endings that the domains export. */
export function createRetentionService(core: Core, given: readonly Ending[]) {
  const { database, config, jobs, logger } = core;
  const endings: readonly Ending[] = [
    ...given,
    agedRows(database, {
      name: 'retention_runs',
      table: 'retention_runs',
      key: ['night'],
      from: 'started_at',
      keep: '400 days',
    }),
  ];
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function carryOut(
    ending: Ending,
    { pause, signal }: { pause: number; signal: AbortSignal },
  ): Promise<number> {
    let rows = 0;
    let after: string | null = null;
    while (!signal.aborted) {
      const began = performance.now();
      const step: Step = { limit: stepRows, after };
      const { deleted, next }: Stepped = await withPatience('job', () => ending.step(step));
      rows += deleted;
      if (next === null) break;
      after = next;
      await sleep(Math.max(pause, performance.now() - began));
    }
    return rows;
  }

  async function prepareMonths(): Promise<void> {
    try {
      await withPatience('upkeep', () => makeMonths(database));
    } catch (error) {
      // The default partition takes the rows until the next night.
      logger.error({ err: error }, 'partitions of the coming months');
    }
  }

  /**
   * Deletes what is over its time, kind by kind. A kind that fails is logged, and the others are done all the same.
   *
   * @throws {AggregateError} at the end, with what failed
   */
  async function tidy({ onDone, pause = leastPause, signal: until }: TidyOptions = {}): Promise<Deleted[]> {
    const signal = until ? AbortSignal.any([until, stopping.signal]) : stopping.signal;
    await prepareMonths();
    const all: Deleted[] = [];
    const failures: unknown[] = [];
    for (const ending of endings) {
      if (signal.aborted) break;
      try {
        const deleted = { name: ending.name, rows: await carryOut(ending, { pause, signal }) };
        all.push(deleted);
        onDone?.(deleted);
        logger.info({ kind: deleted.name, rows: deleted.rows }, 'retention');
      } catch (error) {
        failures.push(error);
        logger.error({ err: error, kind: ending.name }, 'retention');
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} kinds could not be deleted`);
    return all;
  }

  jobs.handle(nightJob, async ({ night }, _attempt, each) => {
    const over = AbortSignal.any([AbortSignal.timeout(longestJob), each.signal]);
    const deleted = await tidy({ signal: over });
    if (stopping.signal.aborted || each.signal.aborted)
      throw new Error('The process stops; another one goes on with the night’s work');
    await database.platform(async (db) => {
      await addToNight(db, night, { deleted, isOver: !over.aborted });
      if (over.aborted) await jobs.enqueue(db, nightJob, { night });
    });
  });

  /** Hands the night's work to the queue, once for all processes. */
  async function look(): Promise<void> {
    const night = dueNight(Date.now(), config.retention.at);
    await database.platform(async (db) => {
      // A new installation has nothing to delete, and an upgraded one waits for its first night.
      const isFirst = !(await hasRuns(db));
      if ((await claimNight(db, night)) && !isFirst) await jobs.enqueue(db, nightJob, { night });
    });
    jobs.wake();
  }

  function wait(): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(
      () =>
        void look()
          .catch((error: unknown) => logger.error({ err: error }, 'retention'))
          .finally(wait),
      Math.min(longestWait, untilNextNight(Date.now(), config.retention.at)),
    );
    timer.unref();
  }

  return {
    endings,
    tidy,
    look,
    /** Counts the rows that would be deleted now. */
    async preview(): Promise<Deleted[]> {
      const all: Deleted[] = [];
      for (const ending of endings)
        all.push({ name: ending.name, rows: await withPatience('job', () => ending.count()) });
      return all;
    },
    /** Makes the coming months' partitions, and waits for each night. Call it once the queue runs. */
    async begin(): Promise<void> {
      await prepareMonths();
      await look();
      wait();
    },
    /** Ends after the step that is under way. */
    stop(): void {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

/** Retention. */
export type RetentionService = ReturnType<typeof createRetentionService>;
