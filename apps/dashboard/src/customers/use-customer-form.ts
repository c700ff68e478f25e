import {
  errorText,
  fieldErrors,
  useDashboardCreateCustomerMutation,
  useDashboardUpdateCustomerMutation,
} from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { bodyOf, changesOf, newCustomer, valuesOf, type CustomerFormValues } from './customer-values.ts';

/** A customer who is being added or changed. */
export interface CustomerForm {
  readonly values: CustomerFormValues;
  readonly set: (changes: Partial<CustomerFormValues>) => void;
  /** Messages by the field of the call. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** The saved customer; null when it was refused. */
  readonly save: () => Promise<ManagedCustomer | null>;
  readonly discard: () => void;
}

const noFaults = { errors: {}, message: null } satisfies Pick<CustomerForm, 'errors' | 'message'>;

/** Values, messages and saving of a customer. @param customer - null for a new one */
export function useCustomerForm(customer: ManagedCustomer | null): CustomerForm {
  const division = useDivision();
  const [create, creating] = useDashboardCreateCustomerMutation();
  const [update, updating] = useDashboardUpdateCustomerMutation();
  const [start, setStart] = useState(() => (customer === null ? newCustomer : valuesOf(customer)));
  const [values, setValues] = useState(start);
  const [saved, setSaved] = useState(customer);
  const [faults, setFaults] = useState<Pick<CustomerForm, 'errors' | 'message'>>(noFaults);
  // Sent again after a lost answer, it is the same change; what was edited since is another one.
  const [key, setKey] = useState(randomUuid);

  const send = () => {
    const headers = { 'Idempotency-Key': key };
    return saved === null
      ? create({ params: { division }, headers, body: bodyOf(values) })
      : update({
          params: { division, id: saved.id },
          headers,
          body: { ...changesOf(start, values), version: saved.version },
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
      snackbars.show({ text: saved === null ? 'Customer added' : 'Customer saved', tone: 'success' });
      return data;
    },
    discard: () => {
      setValues(start);
      setFaults(noFaults);
    },
  };
}
