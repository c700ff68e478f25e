import { z } from 'zod';
import type { JobKind } from '../../jobs/jobs.ts';

/** Publishes the draft of a store's theme at its time; a draft whose time has changed since is left alone. */
export const publishTheme: JobKind<{ readonly division: number; readonly at: string }> = {
  name: 'themes.publish',
  title: 'Publish a theme',
  schema: z.object({ division: z.number().int(), at: z.iso.datetime() }),
  retries: 5,
  retryDelay: 30,
};
