import {
  useDashboardSetCollectionImageMutation,
  useDashboardUpdateCollectionMutation,
} from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Card, Picture, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { OnePicture } from '../parts/one-picture.tsx';
import { pictureLimit } from '../parts/picture-limit.ts';
import type { CollectionForm } from './use-collection-form.ts';

/** Properties of {@link ImageCard}. */
export interface ImageCardProps {
  readonly collection: ManagedCollection;
  readonly form: CollectionForm;
}

/** The image of a collection, which is saved as it is sent. */
export function ImageCard({ collection, form }: ImageCardProps): ReactElement {
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
    <Card title="Image" description="Lists of collections and links that are shared show it.">
      <Stack gap={4}>
        {image !== null && (
          <Picture src={image} alt={`Image of ${name}`} width={320} height={200} sizes="320px" />
        )}
        <OnePicture
          noun="image"
          help={`PNG, JPEG, WebP, AVIF or GIF, ${pictureLimit}`}
          removable={image !== null}
          removal="Lists then show the image of its first product."
          saved="Image saved. Shoppers see it on their next page."
          send={(body) => send({ params: { division, id }, body })}
          remove={remove}
        />
      </Stack>
    </Card>
  );
}
