import {
  useDashboardSetCollectionImageMutation,
  useDashboardUpdateCollectionMutation,
} from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Picture, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { OnePicture } from '../parts/one-picture.tsx';
import { pictureLimit } from '../parts/picture-limit.ts';
import type { CollectionForm } from './use-collection-form.ts';
import { collectionsTexts } from '../texts/collections/index.ts';

/** Properties of {@link ImageCard}. */
export interface ImageCardProps {
  readonly collection: ManagedCollection;
  readonly form: CollectionForm;
}

/** The image of a collection, which is saved as it is sent. */
export function ImageCard({ collection, form }: ImageCardProps): ReactElement {
  const t = useTexts(collectionsTexts);
  const { id, name, image } = collection;
  const division = useDivision();
  const [send] = useDashboardSetCollectionImageMutation();
  const [update] = useDashboardUpdateCollectionMutation();
  // The typed values of the form stay.
  const remove = async (): Promise<{ readonly error?: unknown }> => {
    const { data, error } = await update({
      params: { division, id },
      headers: { 'Idempotency-Key': randomUuid() },
      body: { image: null, version: form.saved?.version ?? collection.version },
    });
    if (data !== undefined) form.replace(data);
    return error === undefined ? {} : { error };
  };
  return (
    <Card title={t('image')} description={t('imageDescription')}>
      <Stack gap={4}>
        {image !== null && (
          <Picture src={image} alt={t('imageName', { name })} width={320} height={200} sizes="320px" />
        )}
        <OnePicture
          noun="image"
          help={t('pictureHelp', { pictureLimit })}
          removable={image !== null}
          removal={t('listsThenShowImageFirst')}
          saved={t('imageSavedShoppersSeeTheir')}
          send={(body) => send({ params: { division, id }, body })}
          remove={remove}
        />
      </Stack>
    </Card>
  );
}
