import type { CallAnswer } from '@omnis/api-client';
import type { BadgeProps } from '@omnis/ui';
import type { JobsTextKey, JobsTexts } from '../texts/jobs/index.ts';

/** A job of the list. */
export type Job = CallAnswer<'atlas.jobs'>['items'][number];
/** State of a job. */
export type JobState = Job['state'];
/** Number of jobs of a kind in each state. */
export type Figures = CallAnswer<'atlas.jobFigures'>['kinds'][number];

interface StateTexts {
  readonly textKey: JobsTextKey;
  readonly tone: BadgeProps['tone'];
  /** Shown when no job is in the state. */
  readonly emptyKey: JobsTextKey;
  /** Shown when none of them fits the filters. */
  readonly noneFitsKey: JobsTextKey;
  readonly atKey: JobsTextKey;
}

/** States by name, with their texts, in the order in which they are offered. */
export const states = {
  failed: {
    textKey: 'failed',
    tone: 'error',
    emptyKey: 'noneFailed',
    noneFitsKey: 'noneFailedFits',
    atKey: 'failed',
  },
  retrying: {
    textKey: 'retrying',
    tone: 'warning',
    emptyKey: 'noneRetrying',
    noneFitsKey: 'noneRetryingFits',
    atKey: 'nextTry',
  },
  waiting: {
    textKey: 'waiting',
    tone: 'neutral',
    emptyKey: 'noneWaiting',
    noneFitsKey: 'noneWaitingFits',
    atKey: 'due',
  },
  running: {
    textKey: 'running',
    tone: 'success',
    emptyKey: 'noneRunning',
    noneFitsKey: 'noneRunningFits',
    atKey: 'started',
  },
} as const satisfies Record<JobState, StateTexts>;

/** The state that an address names; failed unless it names one. */
export const stateIn = (text: string | null): JobState =>
  text === 'retrying' || text === 'waiting' || text === 'running' ? text : 'failed';

/** Seconds as people say them: `40 s`, `12 min`, `3 h`, `2 days`. */
export function durationText(t: JobsTexts, seconds: number): string {
  if (seconds < 60) return t('seconds', { seconds });
  if (seconds < 3600) return t('minutes', { minutes: Math.floor(seconds / 60) });
  if (seconds < 86_400) return t('hours', { hours: Math.floor(seconds / 3600) });
  return t('days', { count: Math.floor(seconds / 86_400) });
}
