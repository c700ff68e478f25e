import { imageUrl } from '@omnis/models';
import { Button, Dialog, FocalPointField, ImageCropper, Inline, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { Chips } from '../parts/chips.tsx';
import { viewOf, wholePicture, type PictureView } from './picture-view.ts';
import type { EditedImage } from './product-values.ts';

/** Shapes in which the shop shows pictures, to see what stays in view. */
const shapes = [
  { label: 'Product card 4:5', ratio: 0.8 },
  { label: 'Square', ratio: 1 },
  { label: 'Wide 3:2', ratio: 1.5 },
];

type Way = 'focus' | 'crop';

function View({
  image,
  onSave,
}: {
  readonly image: EditedImage;
  readonly onSave: (view: PictureView) => void;
}): ReactElement {
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
        label="How the picture is shown"
        value={way}
        options={[
          { value: 'focus', label: 'Focal point' },
          { value: 'crop', label: 'Crop' },
        ]}
        onValueChange={choose}
      />
      {way === 'focus' ? (
        <FocalPointField
          label="What stays in view wherever the shop cuts the picture"
          src={imageUrl(whole, { rotate, mirror })}
          alt={image.alt}
          value={view}
          onValueChange={(point) => setView({ ...view, ...point })}
          previews={shapes}
        />
      ) : (
        <ImageCropper
          label="Part of the picture that is shown"
          src={whole}
          alt={image.alt}
          ratio={image.width / image.height}
          value={view}
          onValueChange={setView}
        />
      )}
      <Inline gap={3}>
        <Button onClick={() => onSave(view)}>Use</Button>
        <Button variant="secondary" onClick={() => onSave(wholePicture)}>
          Show the whole picture
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
  return (
    <Dialog
      open={image !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Focal point and crop"
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
