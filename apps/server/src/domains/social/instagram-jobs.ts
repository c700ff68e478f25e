import { z } from 'zod';
import type { JobKind } from '../../jobs/jobs.ts';

/** Work for a connection; it ends where another token has come since. */
export interface ConnectionJob {
  readonly division: number;
  readonly connection: string;
}

const schema = z.object({ division: z.number().int(), connection: z.string() });

/** Reads the posts of a store. What fails is tried again by the next reading. */
export const readInstagram: JobKind<ConnectionJob> = {
  name: 'instagram.read',
  title: 'Read posts on Instagram',
  schema,
  retries: 0,
  concurrency: 2,
};

/** Looks once a day whether the token has to be renewed. */
export const renewInstagram: JobKind<ConnectionJob> = {
  name: 'instagram.renew',
  title: 'Renew access to Instagram',
  schema,
  retries: 3,
  concurrency: 2,
};

/** Hours for which posts are read after somebody has looked at them. Pages are kept, so that nobody is seen again. */
export const wantedHours = 24;
/** Seconds from one reading to the next. */
export const readingPause = 15 * 60;
/** Seconds from one look at a token to the next. */
export const renewalPause = 24 * 60 * 60;
/** Milliseconds after which a token is renewed: half of its life. */
export const renewalAge = 30 * 24 * 60 * 60 * 1000;

/** Seconds until the next reading after some that failed: twice as many each time, a day at most. */
export function pauseAfter(failures: number): number {
  return Math.min(24 * 60 * 60, readingPause * 2 ** Math.min(failures, 10));
}

/** Context that a sealed token is bound to. */
export const tokenContext = (division: number, connection: string): string =>
  `instagram_connections.token_sealed:${division}:${connection}`;
