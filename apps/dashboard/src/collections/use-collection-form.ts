import {
  useDashboardCreateCollectionMutation,
  useDashboardUpdateCollectionMutation,
} from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { useDivision } from '../app/session.ts';
import type { RecordForm } from '@omnis/desk';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import {
  bodyOf,
  changesOf,
  newCollection,
  valuesOf,
  type CollectionFormValues,
} from './collection-values.ts';
import { collectionsTexts } from '../texts/collections/index.ts';

/** A collection that is being made or changed. */
export type CollectionForm = RecordForm<CollectionFormValues, ManagedCollection>;

/** Values, messages and saving of a collection. @param collection - null for a new one */
export function useCollectionForm(collection: ManagedCollection | null): CollectionForm {
  const t = useTexts(collectionsTexts);
  const division = useDivision();
  const [create] = useDashboardCreateCollectionMutation();
  const [update] = useDashboardUpdateCollectionMutation();
  return useRecordForm({
    record: collection,
    blank: newCollection,
    valuesOf,
    send: ({ saved, start, values, headers }) =>
      saved === null
        ? create({ params: { division }, headers, body: bodyOf(values) })
        : update({
            params: { division, id: saved.id },
            headers,
            body: { ...changesOf(start, values), version: saved.version },
          }),
    done: { created: t('collectionCreated'), saved: t('collectionSaved') },
  });
}
