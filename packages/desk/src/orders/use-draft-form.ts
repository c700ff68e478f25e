import { errorText, fieldErrors } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';
import { contentOf, newDraft, valuesOf, type DraftValues } from './draft-values.ts';
import { useOrderDesk } from './order-desk.tsx';
import { useTask } from './use-task.ts';

/** A draft that is being written. */
export interface DraftForm {
  readonly values: DraftValues;
  readonly set: (changes: Partial<DraftValues>) => void;
  /** Messages by the field of the content, such as `lines.0.title`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** The saved draft; null when it was refused. */
  readonly save: () => Promise<ManagedOrder | null>;
  readonly discard: () => void;
}

const noFaults = { errors: {}, message: null } satisfies Pick<DraftForm, 'errors' | 'message'>;

/** Fields of the content, which a change of a saved draft sends under `draft`. */
const ofContent = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.replace(/^draft\./, ''), text]));

/**
 * Values, messages and saving of a draft.
 *
 * @param order - null for a new one
 * @param given - what a new one begins with
 */
export function useDraftForm(order: ManagedOrder | null, given: DraftValues = newDraft): DraftForm {
  const desk = useOrderDesk();
  const [saving, run] = useTask();
  const [start, setStart] = useState(() => (order === null ? given : valuesOf(order)));
  const [values, setValues] = useState(start);
  const [saved, setSaved] = useState(order);
  const [faults, setFaults] = useState<Pick<DraftForm, 'errors' | 'message'>>(noFaults);
  // Sent again after a lost answer, it is the same draft; what was edited since is another one.
  const [key, setKey] = useState(randomUuid);

  const send = () => {
    const draft = contentOf(values);
    return saved === null
      ? desk.create(draft, key)
      : desk.update({ id: saved.id, key }, { version: saved.version, draft });
  };
  return {
    values,
    set: (changes) => {
      setValues((current) => ({ ...current, ...changes }));
      setFaults(noFaults);
      setKey(randomUuid());
    },
    ...faults,
    dirty: JSON.stringify(contentOf(start)) !== JSON.stringify(contentOf(values)),
    saving,
    save: async () => {
      const { data, error } = await run(send());
      if (data === undefined) {
        setFaults({ errors: ofContent(fieldErrors(error)), message: errorText(error) });
        return null;
      }
      setStart(values);
      setSaved(data);
      setFaults(noFaults);
      setKey(randomUuid());
      return data;
    },
    discard: () => {
      setValues(start);
      setFaults(noFaults);
    },
  };
}
