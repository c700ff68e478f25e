import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { wholeNumber } from './values.ts';

/** How this process takes part in the jobs. */
export interface JobsConfig {
  /** True when `omnis start` runs jobs; `omnis worker` always does. */
  readonly work: boolean;
  /** Number of jobs of a kind that a process runs at once, where that differs from the kind's own. */
  readonly concurrency: ReadonlyMap<string, number>;
  /** Days for which a job that is done is kept. */
  readonly keepDoneDays: number;
  /** Days for which a job that failed for good can be read and tried again in atlas. */
  readonly keepFailedDays: number;
}

const form = 'must be a list such as mail.send=20,imports.image=8, with whole numbers from 0 to 100';

const concurrency = z
  .string()
  .default('')
  .transform((text, context) => {
    const entries = text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    const found = new Map<string, number>();
    for (const entry of entries) {
      const [, kind, number] = /^([\w.-]+)\s*=\s*(\d{1,3})$/.exec(entry) ?? [];
      if (kind === undefined || Number(number) > 100) {
        context.addIssue({ code: 'custom', message: form });
        return z.NEVER;
      }
      if (found.has(kind)) {
        context.addIssue({ code: 'custom', message: `names ${kind} twice; name each kind once` });
        return z.NEVER;
      }
      found.set(kind, Number(number));
    }
    return found;
  });

/** Jobs: who runs them, how many at once, and how long they are kept. */
export const jobs = defineSection(
  {
    JOBS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    JOBS_CONCURRENCY: concurrency,
    JOBS_KEEP_DONE_DAYS: wholeNumber(1, 365).default(1),
    JOBS_KEEP_FAILED_DAYS: wholeNumber(1, 365).default(30),
  },
  (env): JobsConfig => ({
    work: env.JOBS === 'on',
    concurrency: env.JOBS_CONCURRENCY,
    keepDoneDays: env.JOBS_KEEP_DONE_DAYS,
    keepFailedDays: env.JOBS_KEEP_FAILED_DAYS,
  }),
);

/**
 * @throws {ConfigError} when nobody could ever run the jobs: the embedded database has one process
 */
export function checkJobs({
  jobs: { work },
  databaseUrl,
}: {
  jobs: JobsConfig;
  databaseUrl: string | null;
}): void {
  if (!work && databaseUrl === null)
    throw new ConfigError(
      'JOBS=off needs DATABASE_URL: the embedded database has one process, so no other one could run the jobs. Set DATABASE_URL, or leave JOBS out.',
    );
}

/** Defaults for a process without settings. */
export const usualJobs: JobsConfig = {
  work: true,
  concurrency: new Map(),
  keepDoneDays: 1,
  keepFailedDays: 30,
};
