import { errorText, useAtlasDiscardJobsMutation, useAtlasRetryJobsMutation } from '@omnis/api-client';
import { snackbars } from '../app/store.ts';
import { jobsText } from './job-words.ts';

/** The actions of staff on jobs, and their results. */
export interface JobActions {
  readonly retry: (ids: readonly string[]) => Promise<void>;
  readonly discard: (ids: readonly string[]) => Promise<void>;
  readonly isBusy: boolean;
}

/** Tells what was done, and with how many jobs it was not. */
function tell(verb: string, done: number, asked: number): void {
  const missed = asked - done;
  snackbars.show({
    text:
      missed === 0
        ? `${jobsText(done)} ${verb}`
        : `${jobsText(done)} ${verb}. ${jobsText(missed)} had changed meanwhile.`,
    tone: missed === 0 ? 'success' : 'neutral',
  });
}

/** Tries jobs again, or discards them. */
export function useJobActions(): JobActions {
  const [sendRetry, retrying] = useAtlasRetryJobsMutation();
  const [sendDiscard, discarding] = useAtlasDiscardJobsMutation();
  return {
    retry: async (ids) => {
      const { data, error } = await sendRetry({ body: { ids: [...ids] } });
      if (error === undefined) tell('sent for another try', data.done.length, ids.length);
      else snackbars.show({ text: errorText(error), tone: 'error' });
    },
    discard: async (ids) => {
      const { data, error } = await sendDiscard({ body: { ids: [...ids] } });
      if (error === undefined) tell('discarded', data.done.length, ids.length);
      else snackbars.show({ text: errorText(error), tone: 'error' });
    },
    isBusy: retrying.isLoading || discarding.isLoading,
  };
}
