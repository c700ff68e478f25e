import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, FocalPointField, ImageCropper, Inline, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { Chips } from '../parts/chips.tsx';
import { viewOf, wholePicture, type PictureView } from './picture-view.ts';
import type { EditedImage } from './product-values.ts';
import { productTexts, type ProductTexts } from '../texts/product/index.ts';

/** Shapes in which the shop shows pictures, to see what stays in view. */
const shapes = (t: ProductTexts) =>
  [
    { label: t('productCardShape'), ratio: 0.8 },
    { label: t('squareShape'), ratio: 1 },
    { label: t('wideShape'), ratio: 1.5 },
  ] as const;

type Way = 'focus' | 'crop';

function View({
  image,
  onSave,
}: {
  readonly image: EditedImage;
  readonly onSave: (view: PictureView) => void;
}): ReactElement {
  const t = useTexts(productTexts);
  const { whole, view: start } = viewOf(image.src);
  const [view, setView] = useState(start);
  const [way, setWay] = useState<Way>(start.zoom > 1 ? 'crop' : 'focus');
  const { rotate, mirror } = view;
  const choose = (next: Way): void => {
    setWay(next);
    // Of a part of the picture, what is in its middle stays in view.
    if (next === 'focus') setView({ ...view, zoom: 1 });
  };
  return (
    <Stack gap={5}>
      <Chips
        label={t('howThePictureIsShown')}
        value={way}
        options={[
          { value: 'focus', label: t('focalPoint') },
          { value: 'crop', label: t('crop') },
        ]}
        onValueChange={choose}
      />
      {way === 'focus' ? (
        <FocalPointField
          label={t('thePartThatAlwaysStaysInView')}
          src={imageUrl(whole, { rotate, mirror })}
          alt={image.alt}
          value={view}
          onValueChange={(point) => setView({ ...view, ...point })}
          previews={shapes(t)}
        />
      ) : (
        <ImageCropper
          label={t('partOfThePictureThatIsShown')}
          src={whole}
          alt={image.alt}
          ratio={image.width / image.height}
          value={view}
          onValueChange={setView}
        />
      )}
      <Inline gap={3}>
        <Button onClick={() => onSave(view)}>{t('apply')}</Button>
        <Button variant="secondary" onClick={() => onSave(wholePicture)}>
          {t('showTheWholePicture')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Sets the focal point of a picture, or crops it; the original stays. */
export function PictureViewDialog({
  image,
  onClose,
  onSave,
}: {
  /** null: closed. */
  readonly image: EditedImage | null;
  readonly onClose: () => void;
  readonly onSave: (id: string, view: PictureView) => void;
}): ReactElement {
  const t = useTexts(productTexts);
  return (
    <Dialog
      open={image !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('focalPointAndCrop')}
    >
      {image !== null && (
        <View
          key={image.id}
          image={image}
          onSave={(view) => {
            onSave(image.id, view);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
