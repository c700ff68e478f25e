import { useDashboardSetPostImageMutation, useDashboardUpdatePostMutation } from '@omnis/api-client';
import type { ManagedPost } from '@omnis/contract';
import { postLimits, randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Picture, Stack, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { OnePicture } from '../parts/one-picture.tsx';
import { pictureLimit } from '../parts/picture-limit.ts';
import type { PostForm } from './use-post-form.ts';
import { blogTexts } from '../texts/blog/index.ts';

/** Properties of {@link ImageCard}. */
export interface ImageCardProps {
  readonly post: ManagedPost;
  readonly form: PostForm;
}

/** The image of a post, which is saved as it is sent, and its description. */
export function ImageCard({ post, form }: ImageCardProps): ReactElement {
  const t = useTexts(blogTexts);
  const params = { division: useDivision(), id: post.id };
  const [send] = useDashboardSetPostImageMutation();
  const [update] = useDashboardUpdatePostMutation();
  const { image, version } = form.saved ?? post;
  // The typed values of the form stay; its next save names the new version.
  const taken = ({ data, error }: { readonly data?: ManagedPost; readonly error?: unknown }) => {
    if (data !== undefined) form.replace(data);
    return error === undefined ? {} : { error };
  };
  return (
    <Card title={t('image')} description={t('imageText')}>
      <Stack gap={4}>
        {image !== null && (
          <Picture src={image} alt={form.values.imageAlt} width={320} height={200} sizes="320px" />
        )}
        <OnePicture
          noun="image"
          help={t('imageHelp', { pictureLimit })}
          removable={image !== null}
          removal={t('imageRemoval')}
          saved={t('imageSaved')}
          send={async (body) => taken(await send({ params, body }))}
          remove={async () =>
            taken(
              await update({
                params,
                headers: { 'Idempotency-Key': randomUuid() },
                body: { image: null, version },
              }),
            )
          }
        />
        {image !== null && (
          <TextField
            label={t('imageAlt')}
            optional
            help={t('imageAltHelp')}
            maxLength={postLimits.imageAlt}
            value={form.values.imageAlt}
            error={form.errors['imageAlt']}
            onValueChange={(imageAlt) => form.set({ imageAlt })}
          />
        )}
      </Stack>
    </Card>
  );
}
