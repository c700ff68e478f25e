import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import {
  claimDay,
  lockStore,
  readReference,
  storesOnFeed,
  writeReference,
  writeStore,
} from './currencies.repository.ts';
import { atReference, columnsOf, readState, type Reference } from './currency-state.ts';
import { fetchRates } from './ecb-rates.ts';

/** Minutes after midnight, UTC, from which the rates of a day are asked for: banks publish them at 16:00 in Frankfurt. */
const dueAt = 16 * 60;
/** Milliseconds between two looks at the clock: a machine that slept is not a day late. */
const longestWait = 15 * 60 * 1000;

const daySchema = z.object({ day: z.string() });

const ratesJob: JobKind<z.output<typeof daySchema>> = {
  name: 'rates.fetch',
  title: 'Fetch exchange rates',
  schema: daySchema,
  retries: 5,
  retryDelay: 300,
  concurrency: 1,
};

/** The nightly fetch of reference rates. A failure leaves the rates of before. */
export function createRates({
  database,
  config,
  jobs,
  logger,
  divisions,
  cache,
}: Pick<Core, 'database' | 'config' | 'jobs' | 'logger' | 'divisions' | 'cache'>) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function applyTo(division: number, reference: Reference): Promise<void> {
    const isChanged = await database.platform(async (db) => {
      const row = await lockStore(db, division);
      const before = readState(row);
      const after = atReference(before, reference);
      if (JSON.stringify(after) === JSON.stringify(before)) return false;
      await writeStore(db, division, columnsOf(after, row));
      return true;
    });
    if (!isChanged) return;
    await divisions.changed(division);
    cache.drop([`division:${division}`, `pages:${division}`]);
  }

  jobs.handle(ratesJob, async (_data, _attempt, { signal }) => {
    const url = config.ratesFeedUrl;
    if (url === null) return;
    const fetched = await fetchRates(url, signal);
    const [reference, stores] = await database.platform(async (db) => {
      await writeReference(db, fetched);
      return [(await readReference(db)) ?? fetched, await storesOnFeed(db)];
    });
    for (const division of stores) await applyTo(division, reference);
  });

  /** Hands the fetch of a day to the queue, once for all processes. */
  async function look(): Promise<void> {
    if (config.ratesFeedUrl === null) return;
    const day = new Date(Date.now() - dueAt * 60_000).toISOString().slice(0, 10);
    await database.platform(async (db) => {
      if (await claimDay(db, day)) await jobs.enqueue(db, ratesJob, { day });
    });
    jobs.wake();
  }

  function wait(): void {
    if (isStopped) return;
    timer = setTimeout(
      () =>
        void look()
          .catch((error: unknown) => logger.error({ err: error }, 'exchange rates'))
          .finally(wait),
      longestWait,
    );
    timer.unref();
  }

  return {
    look,
    /** Asks for the rates of today, and each day from then on. */
    async begin(): Promise<void> {
      await look();
      wait();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
