import { errorText, uploadForm, useDashboardAddProductImageMutation } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { token } from '@omnis/theme/react';
import { Card, FileDrop, useSnackbar, type FileItem } from '@omnis/ui';
import { randomUuid } from '@omnis/models';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { mostPictureBytes, pictureLimit } from '../parts/picture-limit.ts';
import { ImageList } from './image-list.tsx';
import { PictureViewDialog } from './picture-view-dialog.tsx';
import { withView } from './picture-view.ts';
import { moved } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-images-card' })`
  display: grid;
  gap: ${token('space.4')};
`;

/** Sends pictures one after the other, each with its progress; those that fail stay in the list with the reason. */
function useUploads(productId: number, onUploaded: (product: ManagedProduct) => void) {
  const division = useDivision();
  const [send] = useDashboardAddProductImageMutation();
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const change = (id: string, changes: Partial<FileItem>): void =>
    setItems((current) => current.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const remove = (id: string): void => setItems((current) => current.filter((item) => item.id !== id));

  const upload = async (files: readonly File[]): Promise<void> => {
    const queue = files.map((file) => ({ file, id: randomUuid() }));
    setItems((current) => [
      ...current,
      ...queue.map(({ file, id }) => ({ id, name: file.name, size: file.size, progress: 0 })),
    ]);
    for (const { file, id } of queue) {
      const body = uploadForm(file, (progress) => change(id, { progress }));
      try {
        onUploaded(await send({ params: { division, id: productId }, body }).unwrap());
        remove(id);
      } catch (error) {
        change(id, { progress: undefined, error: errorText(error) });
      }
    }
  };
  return { items, upload, remove };
}

/** Properties of {@link ImagesCard}. */
export interface ImagesCardProps {
  readonly form: ProductForm;
  readonly productId: number;
}

/** The product's pictures: the first one is what shoppers see in lists. */
export function ImagesCard({ form, productId }: ImagesCardProps): ReactElement {
  const { values, update, uploaded } = form;
  const showSnackbar = useSnackbar();
  /** Id of the picture whose focal point is chosen; null for none. */
  const [viewed, setViewed] = useState<string | null>(null);
  const uploads = useUploads(productId, uploaded);
  const remove = (at: number): void => {
    const gone = values.images[at];
    if (gone === undefined) return;
    update(({ images }) => ({ images: images.filter(({ id }) => id !== gone.id) }));
    showSnackbar({
      text: 'Picture removed',
      code: `removed ${gone.id}`,
      timeout: 6000,
      action: {
        label: 'Undo',
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
    <Card title="Pictures" description="The first stands for the product in lists. Drag to change the order.">
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
          label="Add pictures"
          help={`PNG, JPEG, WebP, AVIF or GIF, ${pictureLimit} each`}
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
