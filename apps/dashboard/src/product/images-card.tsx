import { useDashboardAddProductImageMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, FileDrop, useSnackbar } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { mostPictureBytes, pictureLimit } from '../parts/picture-limit.ts';
import { ImageList } from './image-list.tsx';
import { PictureViewDialog } from './picture-view-dialog.tsx';
import { withView } from './picture-view.ts';
import { moved } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { useProductUploads } from './use-product-uploads.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-images-card' })`
  display: grid;
  gap: ${token('space.4')};
`;

/** Properties of {@link ImagesCard}. */
export interface ImagesCardProps {
  readonly form: ProductForm;
  readonly productId: number;
}

/** The product's pictures: the first one is what shoppers see in lists. */
export function ImagesCard({ form, productId }: ImagesCardProps): ReactElement {
  const t = useTexts(productTexts);
  const { values, update, uploaded } = form;
  const showSnackbar = useSnackbar();
  /** Id of the picture whose focal point is chosen; null for none. */
  const [viewed, setViewed] = useState<string | null>(null);
  const [send] = useDashboardAddProductImageMutation();
  const uploads = useProductUploads((params, body) => send({ params, body }).unwrap(), {
    productId,
    onUploaded: uploaded,
  });
  const remove = (at: number): void => {
    const gone = values.images[at];
    if (gone === undefined) return;
    update(({ images }) => ({ images: images.filter(({ id }) => id !== gone.id) }));
    showSnackbar({
      text: t('pictureRemoved'),
      code: t('removed', { id: gone.id }),
      timeout: 6000,
      action: {
        label: t('undo'),
        onSelect: () =>
          update(({ images }) => ({
            images: images.some(({ id }) => id === gone.id)
              ? images
              : [...images.slice(0, at), gone, ...images.slice(at)],
          })),
      },
    });
  };
  return (
    <Card title={t('pictures')} description={t('picturesDescription')}>
      <Root>
        {values.images.length > 0 && (
          <ImageList
            images={values.images}
            onMove={(from, to) => update(({ images }) => ({ images: moved(images, from, to) }))}
            onAltChange={(id, alt) =>
              update(({ images }) => ({
                images: images.map((image) => (image.id === id ? { ...image, alt } : image)),
              }))
            }
            onRemove={remove}
            onView={setViewed}
          />
        )}
        <PictureViewDialog
          image={values.images.find(({ id }) => id === viewed) ?? null}
          onClose={() => setViewed(null)}
          onSave={(id, view) =>
            update(({ images }) => ({
              images: images.map((image) =>
                image.id === id ? { ...image, src: withView(image.src, view) } : image,
              ),
            }))
          }
        />
        <FileDrop
          label={t('addPictures')}
          help={t('pictureHelp', { pictureLimit })}
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          maxSize={mostPictureBytes}
          multiple
          error={form.errors['images']}
          items={uploads.items}
          onRemove={uploads.remove}
          onFiles={(files) => void uploads.upload(files)}
        />
      </Root>
    </Card>
  );
}
