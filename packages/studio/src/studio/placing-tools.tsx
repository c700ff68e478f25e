import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { oneDecimal } from '@omnis/shop-kit';
import { useRef, type ReactElement } from 'react';
import type { Artwork } from '../quote/artwork-field.tsx';
import { bounded, centred, dpiOf, sharpness, turnedTo, type Placement } from './placement.ts';
import { studioTexts } from '../texts/studio/index.ts';

/** Properties of {@link PlacingTools}. */
export interface PlacingToolsProps {
  readonly artwork: Artwork;
  readonly placement: Placement;
  /** Breadth of the area that can be printed, in millimetres. */
  readonly areaMm: number;
  readonly onPlacement: (placement: Placement) => void;
  readonly onReset: () => void;
}

/** Size and turn of the artwork by sliders, the middle and the beginning by buttons, and how sharp it will be. */
export function PlacingTools({
  artwork,
  placement,
  areaMm,
  onPlacement,
  onReset,
}: PlacingToolsProps): ReactElement {
  const t = useTexts(studioTexts);
  // Only the pointer is held at a right angle: from there a key's single degree would never get away.
  const isDragged = useRef(false);
  const drag = (on: boolean) => () => {
    isDragged.current = on;
  };
  const dpi = dpiOf(artwork.width, placement, areaMm);
  const look = sharpness(dpi);
  const centimetres = (placement.width * areaMm) / 10;
  return (
    <section aria-label={t('placeArtwork')}>
      <div className="sliders">
        <label className="slider">
          <span>{t('size')}</span>
          <input
            type="range"
            min={5}
            max={200}
            value={Math.round(placement.width * 100)}
            aria-valuetext={t('centimetresWide', { centimetres: oneDecimal(centimetres, t.locale) })}
            onChange={(event) =>
              onPlacement(bounded({ ...placement, width: Number(event.currentTarget.value) / 100 }))
            }
          />
          <output>{t('centimetres', { centimetres: oneDecimal(centimetres, t.locale) })}</output>
        </label>
        <label className="slider">
          <span>{t('turn')}</span>
          <input
            type="range"
            // -180° is 180°: the thumb would leap to the other end.
            min={-179}
            max={180}
            value={placement.rotation}
            aria-valuetext={t('degrees', { rotation: placement.rotation })}
            onPointerDown={drag(true)}
            onPointerUp={drag(false)}
            onPointerCancel={drag(false)}
            onChange={(event) =>
              onPlacement(turnedTo(placement, Number(event.currentTarget.value), isDragged.current))
            }
          />
          <output>{placement.rotation}°</output>
        </label>
      </div>
      <div className="acts">
        <Button variant="secondary" size="sm" onClick={() => onPlacement(centred(placement))}>
          {t('centre')}
        </Button>
        <Button variant="secondary" size="sm" onClick={onReset}>
          {t('reset')}
        </Button>
      </div>
      <p className="sharpness" data-look={look} role="status">
        {t('sharpnessIs', { dpi, text: t(look) })}
      </p>
    </section>
  );
}
