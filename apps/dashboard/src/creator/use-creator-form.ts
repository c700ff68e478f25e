import { errorText, fieldErrors, useDashboardUpdateCreatorMutation } from '@omnis/api-client';
import type { ManagedCreator } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import {
  creatorChangesOf,
  creatorErrors,
  valuesOf,
  type CreatorErrors,
  type CreatorValues,
} from './creator-values.ts';
import { creatorTexts } from '../texts/creator/index.ts';

/** A creator that is being edited. */
export interface CreatorForm {
  readonly values: CreatorValues;
  readonly set: (changes: Partial<CreatorValues>) => void;
  /** Messages to show, by field. */
  readonly errors: CreatorErrors;
  /** A message for the whole form. */
  readonly message: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** The saved creator; null when it was refused. */
  readonly save: () => Promise<ManagedCreator | null>;
  /** Back to what is saved. */
  readonly discard: () => void;
}

const noFaults = { errors: {}, message: null } satisfies Pick<CreatorForm, 'errors' | 'message'>;

/** Values, messages and saving of a creator. */
export function useCreatorForm(creator: ManagedCreator): CreatorForm {
  const t = useTexts(creatorTexts);
  const division = useDivision();
  const [send, { isLoading }] = useDashboardUpdateCreatorMutation();
  const [{ before, values }, setEdit] = useState(() => ({
    before: valuesOf(creator),
    values: valuesOf(creator),
  }));
  const [faults, setFaults] = useState<Pick<CreatorForm, 'errors' | 'message'>>(noFaults);
  const [asked, setAsked] = useState(false);
  const own = creatorErrors(t, values);

  const restart = (to: CreatorValues): void => {
    setEdit({ before: to, values: to });
    setFaults(noFaults);
    setAsked(false);
  };
  return {
    values,
    set: (changes) => {
      setEdit((current) => ({ ...current, values: { ...current.values, ...changes } }));
      setFaults(noFaults);
    },
    errors: { ...(asked ? own : {}), ...faults.errors },
    message: faults.message,
    dirty: JSON.stringify(before) !== JSON.stringify(values),
    saving: isLoading,
    save: async () => {
      setAsked(true);
      if (Object.keys(own).length > 0) return null;
      const { data, error } = await send({
        params: { division, id: creator.id },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { ...creatorChangesOf(before, values), version: creator.version },
      });
      if (data === undefined) {
        setFaults({ errors: fieldErrors(error), message: errorText(error) });
        return null;
      }
      restart(valuesOf(data));
      snackbars.show({ text: t('creatorSaved'), tone: 'success' });
      return data;
    },
    discard: () => restart(before),
  };
}
