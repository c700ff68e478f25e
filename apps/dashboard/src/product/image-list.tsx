import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { IconButton, TextField, VisuallyHidden } from '@omnis/ui';
import { Crop, GripVertical, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Thumb } from '../parts/thumb.tsx';
import { useRowMoves } from '@omnis/desk';
import type { EditedImage } from './product-values.ts';
import { productTexts, type ProductTexts } from '../texts/product/index.ts';

const Root = styled.ol.withConfig({ componentId: 'dashboard-image-list' })`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.2')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
  }
  li[data-held] {
    border-color: ${token('focus.color')};
    box-shadow: ${token('shadow.md')};
  }
  .handle {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    margin-inline-end: calc(-1 * ${token('space.2')});
    padding: 0;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.muted')};
    cursor: grab;
    touch-action: none;
  }
  .handle:hover {
    background: ${token('surface.hover')};
    color: ${token('text.color')};
  }
  li[data-held] .handle {
    cursor: grabbing;
  }
  .handle svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  ${media.down('sm')} {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      gap: ${token('space.2')};
    }
    li > :nth-child(3) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const placeText = (t: ProductTexts, at: number, count: number): string =>
  t('pictureMovedToPlaceOf', { place: at + 1, pictures: count });

/** Properties of {@link ImageList}. */
export interface ImageListProps {
  readonly images: readonly EditedImage[];
  readonly onMove: (from: number, to: number) => void;
  readonly onAltChange: (id: string, alt: string) => void;
  readonly onRemove: (at: number) => void;
  /** Opens the choice of the focal point and the crop. */
  readonly onView: (id: string) => void;
}

/** Pictures in their order; a handle moves one by pointer, or with the arrow keys. */
export function ImageList({ images, onMove, onAltChange, onRemove, onView }: ImageListProps): ReactElement {
  const t = useTexts(productTexts);
  const { list, held, said, handle } = useRowMoves({
    keys: images.map(({ id }) => id),
    onMove,
    said: (at, count) => placeText(t, at, count),
  });
  return (
    <>
      <Root ref={list} aria-label={t('pictures')}>
        {images.map(({ id, src, alt, colour }, at) => (
          <li key={id} data-held={held === id ? '' : undefined}>
            <button
              type="button"
              className="handle"
              aria-label={t('movePicture', { number: at + 1, pictures: images.length })}
              {...handle(at)}
            >
              <GripVertical aria-hidden="true" />
            </button>
            <Thumb src={src} size={56} />
            <TextField
              label={t('whatPictureShows', { number: at + 1 })}
              hideLabel
              value={alt}
              maxLength={300}
              placeholder={colour === null ? t('describeThePicture') : t('describePictureColour', { colour })}
              onValueChange={(next) => onAltChange(id, next)}
            />
            <IconButton label={t('viewOfPicture', { number: at + 1 })} onClick={() => onView(id)}>
              <Crop aria-hidden="true" />
            </IconButton>
            <IconButton label={t('removePicture', { number: at + 1 })} onClick={() => onRemove(at)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </Root>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
