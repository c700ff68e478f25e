import {
  errorText,
  fieldErrors,
  useDashboardCreateCollectionMutation,
  useDashboardUpdateCollectionMutation,
} from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import {
  bodyOf,
  changesOf,
  newCollection,
  valuesOf,
  type CollectionFormValues,
} from './collection-values.ts';

/** A collection that is being made or changed. */
export interface CollectionForm {
  readonly values: CollectionFormValues;
  readonly set: (changes: Partial<CollectionFormValues>) => void;
  /** Changes from what the values are by then. */
  readonly update: (change: (values: CollectionFormValues) => Partial<CollectionFormValues>) => void;
  /** Messages by the field of the call, such as `rules.0.value`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** The saved collection; null when it was refused. */
  readonly save: () => Promise<ManagedCollection | null>;
  /** Removes the image at once; what is typed stays. */
  readonly removeImage: () => Promise<{ readonly error?: unknown }>;
  readonly discard: () => void;
}

const noFaults = { errors: {}, message: null } satisfies Pick<CollectionForm, 'errors' | 'message'>;

/** Values, messages and saving of a collection. @param collection - null for a new one */
export function useCollectionForm(collection: ManagedCollection | null): CollectionForm {
  const division = useDivision();
  const [create, creating] = useDashboardCreateCollectionMutation();
  const [update, updating] = useDashboardUpdateCollectionMutation();
  const [start, setStart] = useState(() => (collection === null ? newCollection : valuesOf(collection)));
  const [values, setValues] = useState(start);
  const [saved, setSaved] = useState(collection);
  const [faults, setFaults] = useState<Pick<CollectionForm, 'errors' | 'message'>>(noFaults);
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
  const change: CollectionForm['update'] = (changed) => {
    setValues((current) => ({ ...current, ...changed(current) }));
    setFaults(noFaults);
    setKey(randomUuid());
  };
  return {
    values,
    set: (changes) => change(() => changes),
    update: change,
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
      snackbars.show({ text: saved === null ? 'Collection created' : 'Collection saved', tone: 'success' });
      return data;
    },
    removeImage: async () => {
      if (saved === null) return {};
      const { data, error } = await update({
        params: { division, id: saved.id },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { image: null, version: saved.version },
      });
      if (data !== undefined) setSaved(data);
      return error === undefined ? {} : { error };
    },
    discard: () => {
      setValues(start);
      setFaults(noFaults);
    },
  };
}
