import { errorText, useAtlasDiscardJobsMutation, useAtlasRetryJobsMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { snackbars } from '../app/store.ts';
import { jobsTexts, type JobsTexts } from '../texts/jobs/index.ts';

/** The actions of staff on jobs, and their results. */
export interface JobActions {
  readonly retry: (ids: readonly string[]) => Promise<void>;
  readonly discard: (ids: readonly string[]) => Promise<void>;
  readonly isBusy: boolean;
}

/** Tells what was done, and with how many jobs it was not. */
function tell(
  t: JobsTexts,
  key: 'sentForAnotherTry' | 'discarded',
  jobs: { readonly asked: number; readonly done: number },
): void {
  const missed = jobs.asked - jobs.done;
  const done = t(key, { count: jobs.done });
  snackbars.show({
    text: missed === 0 ? done : t('doneAndMissed', { done, missed: t('hadChanged', { count: missed }) }),
    tone: missed === 0 ? 'success' : 'neutral',
  });
}

/** Tries jobs again, or discards them. */
export function useJobActions(): JobActions {
  const t = useTexts(jobsTexts);
  const [sendRetry, retrying] = useAtlasRetryJobsMutation();
  const [sendDiscard, discarding] = useAtlasDiscardJobsMutation();
  return {
    retry: async (ids) => {
      const { data, error } = await sendRetry({ body: { ids: [...ids] } });
      if (error === undefined) tell(t, 'sentForAnotherTry', { asked: ids.length, done: data.done.length });
      else snackbars.show({ text: errorText(error), tone: 'error' });
    },
    discard: async (ids) => {
      const { data, error } = await sendDiscard({ body: { ids: [...ids] } });
      if (error === undefined) tell(t, 'discarded', { asked: ids.length, done: data.done.length });
      else snackbars.show({ text: errorText(error), tone: 'error' });
    },
    isBusy: retrying.isLoading || discarding.isLoading,
  };
}
