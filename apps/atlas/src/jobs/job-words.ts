import type { CallAnswer } from '@omnis/api-client';
import type { BadgeProps } from '@omnis/ui';

/** A job of the list. */
export type Job = CallAnswer<'atlas.jobs'>['items'][number];
/** What becomes of a job. */
export type JobState = Job['state'];
/** How many jobs of a kind are in which state. */
export type Figures = CallAnswer<'atlas.jobFigures'>['kinds'][number];

/** States by name, in the order in which they are offered. */
export const states = {
  failed: { text: 'Failed', tone: 'error', empty: 'No job has failed', at: 'Failed' },
  retrying: {
    text: 'Waiting to retry',
    tone: 'warning',
    empty: 'No job waits for another try',
    at: 'Next try',
  },
  waiting: { text: 'Waiting', tone: 'neutral', empty: 'No job is waiting', at: 'Due' },
  running: { text: 'Running', tone: 'success', empty: 'No job is running', at: 'Started' },
} as const satisfies Record<JobState, { text: string; tone: BadgeProps['tone']; empty: string; at: string }>;

/** The state that an address names; failed unless it names one. */
export const stateIn = (text: string | null): JobState =>
  text === 'retrying' || text === 'waiting' || text === 'running' ? text : 'failed';

/** Seconds as people say them: `40 s`, `12 min`, `3 h`, `2 days`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  const days = Math.floor(seconds / 86_400);
  return days === 1 ? '1 day' : `${days} days`;
}

/** A count of jobs: `1 job`, `3 jobs`. */
export const jobsText = (count: number): string => `${count} ${count === 1 ? 'job' : 'jobs'}`;
