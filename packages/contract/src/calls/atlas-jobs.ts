import { z } from 'zod';
import { defineCall, listOf, pagingQuery } from '../call.ts';
import { timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

/** The most jobs that one call tries again or discards. */
export const mostJobsAtOnce = 100;

/** State of a job: it waits, waits for another try, runs, or has failed for good. */
export const jobStateSchema = z.enum(['failed', 'retrying', 'waiting', 'running']);

/** A job as staff see it: never what it carries, since that may hold personal data. */
export const jobSchema = z.object({
  id: z.uuid(),
  /** Name of its kind, such as `mail.send`. */
  kind: z.string(),
  /** Title of the job: “Send an email”. */
  title: z.string(),
  state: jobStateSchema,
  /** Null: a job of the platform itself. */
  store: z.object({ division: z.number().int(), name: z.string() }).nullable(),
  /** Subject of the job, such as `order 4711`. */
  subject: z.string(),
  /** How often it was tried, and how often it is tried at most. */
  tries: z.number().int(),
  mostTries: z.number().int(),
  /** Why its last try failed, without addresses; '' when none did. */
  reason: z.string(),
  /** True when another try would fail the same way, as far as is known. */
  isPermanent: z.boolean(),
  /** Id of the request that it follows from; '' when that is not known. */
  requestId: z.string(),
  createdAt: timestamp,
  /** When it failed or began, or from when on it is tried. */
  at: timestamp,
});
/** A job as staff see it. */
export type StaffJob = z.output<typeof jobSchema>;

/** Number of jobs of a kind in each state. */
export const jobFiguresSchema = z.object({
  kind: z.string(),
  title: z.string(),
  /** Could run now. */
  waiting: z.number().int(),
  /** Due later: a first try or another one. */
  later: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
  /** Seconds for which the oldest has waited that could run; null when none waits. */
  oldestSeconds: z.number().int().nullable(),
});
/** Number of jobs of a kind in each state. */
export type JobFigures = z.output<typeof jobFiguresSchema>;

const chosen = z.object({
  ids: z
    .array(z.uuid('This is no job'))
    .min(1, 'Choose a job')
    .max(mostJobsAtOnce, `Choose ${mostJobsAtOnce} jobs at most`),
});
/** `done` names the jobs with which it was done; the others were tried, discarded or done meanwhile. */
const outcome = z.object({ done: z.array(z.uuid()) });

export const atlasJobs = defineCall('atlas.jobs', {
  method: 'GET',
  path: `${v3}/atlas/jobs/`,
  access: 'staff',
  permission: 'jobs.manage',
  summary:
    'The jobs of all stores that are in one state: failed ones newest first, others by when they are due.',
  query: pagingQuery.extend({
    state: jobStateSchema.default('failed'),
    /** Name of a kind. */
    kind: z.string().max(100).optional(),
    /** A store, or `platform` for jobs of no store. */
    store: z.union([z.literal('platform'), z.coerce.number().int().positive()]).optional(),
  }),
  response: listOf(jobSchema),
});

export const atlasJobFigures = defineCall('atlas.jobFigures', {
  method: 'GET',
  path: `${v3}/atlas/jobs/figures/`,
  access: 'staff',
  permission: 'jobs.manage',
  summary: 'The numbers of waiting, running and failed jobs, by kind, and the processes that run them.',
  response: z.object({
    kinds: z.array(jobFiguresSchema),
    /** Processes that gave a sign of life within the last minute; without any, nothing is done. */
    workers: z.array(
      z.object({ host: z.string(), pid: z.number().int(), startedAt: timestamp, seenAt: timestamp }),
    ),
  }),
});

export const atlasRetryJobs = defineCall('atlas.retryJobs', {
  method: 'POST',
  path: `${v3}/atlas/jobs/retry/`,
  access: 'staff',
  permission: 'jobs.manage',
  summary: 'Have failed jobs tried once more, and those that wait for another try tried at once.',
  body: chosen,
  response: outcome,
});

export const atlasDiscardJobs = defineCall('atlas.discardJobs', {
  method: 'POST',
  path: `${v3}/atlas/jobs/discard/`,
  access: 'staff',
  permission: 'jobs.manage',
  summary: 'Remove failed jobs: what they were to do is not done.',
  body: chosen,
  response: outcome,
});
