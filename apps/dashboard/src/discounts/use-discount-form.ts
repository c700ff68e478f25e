import {
  errorText,
  fieldErrors,
  useDashboardCreateDiscountMutation,
  useDashboardUpdateDiscountMutation,
} from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import {
  bodyOf,
  changesOf,
  newDiscount,
  valuesOf,
  type DiscountFormValues,
  type LoadedDiscount,
} from './discount-values.ts';

/** A discount that is being written or changed. */
export interface DiscountForm {
  readonly values: DiscountFormValues;
  readonly set: (changes: Partial<DiscountFormValues>) => void;
  /** Messages by the field of the call, such as `goods.ids`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** The saved discount; null when it was refused. */
  readonly save: () => Promise<LoadedDiscount | null>;
  readonly discard: () => void;
}

const noFaults = { errors: {}, message: null } satisfies Pick<DiscountForm, 'errors' | 'message'>;

/** Values, messages and saving of a discount. @param discount - null for a new one */
export function useDiscountForm(discount: LoadedDiscount | null, timeZone: string): DiscountForm {
  const division = useDivision();
  const [create, creating] = useDashboardCreateDiscountMutation();
  const [update, updating] = useDashboardUpdateDiscountMutation();
  const [start, setStart] = useState(() => (discount === null ? newDiscount : valuesOf(discount)));
  const [values, setValues] = useState(start);
  const [saved, setSaved] = useState(discount);
  const [faults, setFaults] = useState<Pick<DiscountForm, 'errors' | 'message'>>(noFaults);
  // Sent again after a lost answer, it is the same discount; what was changed since is another one.
  const [key, setKey] = useState(randomUuid);

  const send = () => {
    const headers = { 'Idempotency-Key': key };
    return saved === null
      ? create({ params: { division }, headers, body: bodyOf(values, timeZone) })
      : update({
          params: { division, id: saved.id },
          headers,
          body: { ...toUpdate(changesOf(start, values, saved)), version: saved.version },
        });
  };
  return {
    values,
    set: (changes) => {
      setValues((current) => ({ ...current, ...changes }));
      setFaults(noFaults);
      setKey(randomUuid());
    },
    ...faults,
    dirty: JSON.stringify(start) !== JSON.stringify(values),
    saving: creating.isLoading || updating.isLoading,
    save: async () => {
      const { data, error } = await send();
      if (data === undefined) {
        setFaults({ errors: fieldErrors(error), message: errorText(error) });
        return null;
      }
      const to = valuesOf(data);
      setStart(to);
      setValues(to);
      setSaved(data);
      setFaults(noFaults);
      setKey(randomUuid());
      snackbars.show({ text: saved === null ? 'Discount created' : 'Discount saved', tone: 'success' });
      return data;
    },
    discard: () => {
      setValues(start);
      setFaults(noFaults);
    },
  };
}

/** A code is sent only where there is one to rename. */
const toUpdate = ({ code, ...changes }: ReturnType<typeof changesOf>) =>
  typeof code === 'string' ? { ...changes, code } : changes;
